import { DOCUMENT_ID } from '@ringtag/contracts';
import { takeOverFields, takeOverFocus } from './take-over';

const drawn = () => document.getElementById(DOCUMENT_ID.firstPaint);
const root = () => document.getElementById('root');

/** Whether the page can be seen as the server has drawn it. */
export function hasFirstPaint(): boolean {
  return drawn() !== null;
}

/** The empty frame of a page: there is nothing in it to keep, so whatever the shell shows first takes its place. */
export function replaceFrame(): void {
  if (drawn()?.querySelector('[aria-busy]')) replaceFirstPaint();
}

/** What the shell has drawn takes the place of the server's drawing, with what was typed; focus and place stay. */
export function replaceFirstPaint(): void {
  const old = drawn();
  if (!old) return;
  const active = document.activeElement;
  const left = active instanceof HTMLElement && old.contains(active) ? active : undefined;
  const { scrollY } = window;
  old.remove();
  showRoot();
  if (scrollY > 0) window.scrollTo(0, scrollY);
  const page = root();
  if (!page) return;
  takeOverFields(old, page);
  if (left) takeOverFocus(left, page);
}

/** Shows the shell's words beside the server's drawing, which is all there is when the page itself does not load. */
export function showRoot(): void {
  replaceFrame();
  const element = root();
  if (element) element.hidden = false;
}
