import { elementAt } from './element-at';
import { say } from './status';

/**
 * `[data-share]` opens the share sheet of the system. `[data-copy]` copies the value (`bdi`) of its `[data-hold]` row, or
 * the address of the page.
 */
export function listenForSharing(): void {
  document.addEventListener('click', (event) => {
    if (elementAt(event, '[data-share]')) {
      // The promise rejects when the person cancels.
      navigator.share({ title: document.title, url: pageAddress() }).catch(() => undefined);
    }
    const button = elementAt(event, '[data-copy]');
    if (button) void copy(button);
  });
}

/** Copies what a `[data-copy]` button stands for. Answers whether the browser allowed it. */
export async function copy(button: HTMLElement): Promise<boolean> {
  const value = button.closest('[data-hold]')?.querySelector('bdi');
  try {
    await navigator.clipboard.writeText(value?.textContent ?? pageAddress());
  } catch {
    return false;
  }
  say(button.dataset.copied ?? '');
  return true;
}

function pageAddress(): string {
  return location.origin + location.pathname;
}
