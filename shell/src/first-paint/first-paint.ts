import { DOCUMENT_ID } from '@ringtag/contracts';

const drawn = () => document.getElementById(DOCUMENT_ID.firstPaint);
const root = () => document.getElementById('root');

/** Whether the page can be seen as the server has drawn it. */
export function hasFirstPaint(): boolean {
  return drawn() !== null;
}

/** What the shell has drawn takes the place of the server's drawing; whoever was in a link or a field stays in it. */
export function replaceFirstPaint(): void {
  const old = drawn();
  if (!old) return;
  const active = document.activeElement;
  const left = active instanceof HTMLElement && old.contains(active) ? active : undefined;
  const { scrollY } = window;
  old.remove();
  showRoot();
  if (scrollY > 0) window.scrollTo(0, scrollY);
  if (left) takeOverFocus(left);
}

/** Shows the shell's words beside the server's drawing, which is all there is when the page itself does not load. */
export function showRoot(): void {
  const element = root();
  if (element) element.hidden = false;
}

function takeOverFocus(left: HTMLElement): void {
  const next = [...(root()?.querySelectorAll<HTMLElement>(left.localName) ?? [])].find((candidate) =>
    left.hasAttribute('name')
      ? candidate.getAttribute('name') === left.getAttribute('name')
      : left.hasAttribute('href') && candidate.getAttribute('href') === left.getAttribute('href'),
  );
  next?.focus({ preventScroll: true });
  if (isText(left) && next && isText(next)) {
    // Fields of some types, such as e-mail, have no selection that can be set.
    if (left.selectionStart !== null) next.setSelectionRange(left.selectionStart, left.selectionEnd);
  }
}

function isText(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}
