import { useEffect, useRef } from 'react';

/** How long to wait for the heading of a page before the focus stays where it is. */
const PATIENCE_MS = 10_000;

/** A field, or an open menu or panel. */
const IN_USE = `input, textarea, :is([role='menu'], [role='listbox'], [role='dialog'])[data-state='open']`;

/**
 * Scrolls to the top after a navigation and focuses the heading of the new page, so that screen readers announce it. The
 * focus stays where somebody is busy: in a field that the page has focused itself, or in a menu that was opened while the
 * page loaded. A menu closes when it loses the focus.
 */
export function usePageFocus(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    return whenHeadingAppears((heading) => {
      if (document.activeElement?.closest(IN_USE)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);
}

function whenHeadingAppears(act: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE_MS);
  function look() {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    stop();
    act(heading);
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}
