import { DOCUMENT_ID } from '@ringtag/contracts';
import { takeOverFields, takeOverFocus } from './take-over';

const drawn = () => document.getElementById(DOCUMENT_ID.firstPaint);
const root = () => document.getElementById('root');

/** Returns true while the document shows the page as the server has drawn it. */
export function hasFirstPaint(): boolean {
  return drawn() !== null;
}

/**
 * Removes the server's drawing if it is only an empty frame. It holds no input, so the first thing that the shell shows
 * may replace it.
 */
export function replaceFrame(): void {
  if (drawn()?.querySelector('[aria-busy]')) replaceFirstPaint();
}

/**
 * Replaces the server's drawing with what the shell has drawn. Keeps typed values, the focus and the scroll position.
 */
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

/** Makes the shell's root visible. If the page itself does not load, the server's drawing stays beside it. */
export function showRoot(): void {
  replaceFrame();
  const element = root();
  if (element) element.hidden = false;
}
