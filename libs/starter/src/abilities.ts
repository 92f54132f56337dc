/** Writes on the root what this browser can do (`<html data-can="script share copy">`). Style sheets read it. */
export function markAbilities(): void {
  const { clipboard, share } = navigator as Partial<Navigator>;
  document.documentElement.dataset.can = ['script', share && 'share', clipboard && 'copy']
    .filter(Boolean)
    .join(' ');
}
