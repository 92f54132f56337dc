import { useLayoutEffect } from 'react';
import { PAGE_ACTIONS } from '../display/page-actions';

/** Where a toast stands by itself, from the top, in px (specification 9). */
const TOP = 65;
const GAP = 8;

/**
 * Keeps the toast in `host` below the buttons of the page's header, where it would cover them at its place. Nothing moves
 * where no button is in the way.
 */
export function useClearOfActions(host: HTMLElement): void {
  useLayoutEffect(() => {
    const place = () => {
      const toast = host.querySelector('li');
      const top = toast && topOf(toast);
      if (toast?.parentElement) toast.parentElement.style.paddingBlockStart = top ? `${top}px` : '';
    };
    place();
    const observer = new MutationObserver(place);
    observer.observe(document.body, { subtree: true, childList: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
    };
  }, [host]);
}

/** Where it is clear of them, from the top; undefined where it is by itself, or would leave the window. */
function topOf(toast: HTMLElement): number | undefined {
  const { left, right, height } = toast.getBoundingClientRect();
  const inTheWay = Array.from(document.querySelectorAll(`[${PAGE_ACTIONS}] :is(a, button)`))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left)
    .sort((a, b) => a.top - b.top);
  let top = TOP;
  for (const box of inTheWay) if (box.top < top + height && box.bottom > top) top = box.bottom + GAP;
  return top > TOP && top + height < window.innerHeight ? top : undefined;
}
