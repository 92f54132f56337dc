import { useLayoutEffect } from 'react';
import { PAGE_ACTIONS } from '../display/page-actions';

/** The distance from the top at which a toast stands, in px (specification 9). */
const TOP = 65;
const GAP = 8;

/** Moves the toast in `host` below the buttons of the page's header if it would cover them. */
export function useClearOfActions(host: HTMLElement): void {
  useLayoutEffect(() => {
    const place = () => {
      const toast = host.querySelector('li');
      const top = toast && findTop(toast);
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

/**
 * The distance from the top at which the toast covers no button. Undefined if the toast covers none at its usual place,
 * or would leave the window.
 */
function findTop(toast: HTMLElement): number | undefined {
  const { left, right, height } = toast.getBoundingClientRect();
  const inTheWay = Array.from(document.querySelectorAll(`[${PAGE_ACTIONS}] :is(a, button)`))
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left)
    .sort((a, b) => a.top - b.top);
  let top = TOP;
  for (const box of inTheWay) if (box.top < top + height && box.bottom > top) top = box.bottom + GAP;
  return top > TOP && top + height < window.innerHeight ? top : undefined;
}
