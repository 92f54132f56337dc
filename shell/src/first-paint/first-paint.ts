import { DOCUMENT_ID } from '@ringtag/contracts';
import { findCounterpart, takeOver } from './take-over';

/** The shell's root while it is outside the document. */
let aside: HTMLElement | undefined;

const drawn = () => document.getElementById(DOCUMENT_ID.firstPaint);
const root = () => aside ?? document.getElementById('root');

/**
 * The element into which the shell draws. It is taken out of the document while a drawing works without the shell:
 * every field and every name would be there twice.
 */
export function setRootAside(): HTMLElement {
  const element = document.getElementById('root')!;
  if (worksAlone()) {
    aside = element;
    element.remove();
  }
  return element;
}

/** Returns true while the page has only a placeholder for what it loads (`Spinner` with `block`). */
export function isLoading(): boolean {
  return Boolean(root()?.querySelector('[data-loading]'));
}

/** Calls `look` after each change of the page. Returns a function that ends that. */
export function watchPage(look: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(root()!, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Returns true while the document shows the page as the server has drawn it. */
export function hasFirstPaint(): boolean {
  return drawn() !== null;
}

/** Returns true while that drawing has the content of the page, rather than an empty frame. */
export function isPageDrawn(): boolean {
  return hasFirstPaint() && !isFrame();
}

const isFrame = () => Boolean(drawn()?.querySelector('[aria-busy]'));

function worksAlone(): boolean {
  return hasFirstPaint() && document.getElementById(DOCUMENT_ID.start) !== null;
}

/**
 * Removes the server's drawing if it is only an empty frame. It holds no input, so the first thing that the shell shows
 * may replace it.
 */
export function replaceFrame(): void {
  if (isFrame()) replaceFirstPaint();
}

/**
 * Replaces the server's drawing with what the shell has drawn. Keeps what was typed, chosen and opened, the focus and
 * the scroll position.
 */
export function replaceFirstPaint(): void {
  const old = drawn();
  const page = root();
  if (!old || !page) return;
  const { scrollY } = window;
  const finish = takeOver(old, page);
  old.replaceWith(page);
  page.hidden = false;
  aside = undefined;
  if (scrollY > 0) window.scrollTo(0, scrollY);
  // Before the next picture, but not in React's commit: there it would not draw between two fields, and a form that
  // makes each change from what was drawn would keep the last one only.
  queueMicrotask(finish);
}

/**
 * Makes the shell's root visible, to say that the page did not load. It replaces an empty frame. A drawing with content
 * stays beside the root, and is shown alone while the root is outside the document.
 */
export function showRoot(): void {
  replaceFrame();
  const element = root();
  if (element) element.hidden = false;
}

/** Finds the element of the page that takes the place of an element of the drawing. */
export function findSuccessor<T extends HTMLElement>(element: T): T | undefined {
  const [old, page] = [drawn(), root()];
  return old?.contains(element) && page ? findCounterpart(element, old, page) : undefined;
}
