import { elementAt } from '../element-at';
import { say } from '../status';

/**
 * In a `[data-link]`, which holds a path, `[data-share-link]` opens the share sheet of the system with the title that it
 * holds, and `[data-copy-link]` copies the address and says what it holds.
 */
export function listenForLink(): void {
  document.addEventListener('click', (event) => {
    const path = elementAt(event, '[data-link]')?.dataset.link;
    if (path === undefined) return;
    const url = location.origin + path;
    const title = elementAt(event, '[data-share-link]')?.dataset.shareLink;
    // The promise rejects when the person cancels.
    if (title !== undefined) navigator.share({ title, url }).catch(() => undefined);
    const copied = elementAt(event, '[data-copy-link]')?.dataset.copyLink;
    if (copied !== undefined)
      navigator.clipboard.writeText(url).then(
        () => say(copied),
        () => undefined,
      );
  });
}
