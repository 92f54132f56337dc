const GAP = '…';

/** Quick words fill the field for the text, or continue what was typed, and put the cursor at their gap. */
export function listenForWords(): void {
  const words = document.querySelector<HTMLElement>('[data-words]');
  const field = words?.closest('form')?.querySelector('textarea');
  if (!words || !field) return;
  words.addEventListener('click', ({ target }) => {
    const word = target instanceof Element && target.closest<HTMLElement>('[data-word]')?.dataset['word'];
    if (!word) return;
    const typed = field.value.trimEnd();
    field.value = typed ? `${typed} ${word}` : word;
    const gap = field.value.lastIndexOf(GAP);
    field.focus();
    // Selected, so that the next letter takes its place.
    if (gap >= 0) field.setSelectionRange(gap, gap + GAP.length);
  });
  words.hidden = false;
}
