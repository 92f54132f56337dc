import { useNavigate } from '@ringtag/vendor-router';
import { useEffect, useState } from 'react';

/** Goes where the person was about to go. */
type Leave = () => void;

/** The router's own mark on an entry of the history: its place. */
const placeOf = (state: unknown) => (state as { idx?: number } | null)?.idx;

/**
 * Holds back what would lead away from this page while something is unsaved: links, the way back and forward, and
 * closing the tab, where the words are the browser's. Answers what was held back, to be asked about.
 */
export function useLeaveGuard(active: boolean) {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ leave: Leave }>();

  useEffect(() => {
    if (!active) return;
    const here = placeOf(window.history.state);
    let passing = false;
    let returning = false;

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!passing) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = linkAway(event);
      if (!link || passing) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld({
        leave: () => {
          passing = true;
          // Again as it was pressed, so that a menu or drawer around it closes too.
          if (link.isConnected) link.click();
          else void navigate(link.pathname + link.search + link.hash);
        },
      });
    };
    const onHistory = (event: PopStateEvent) => {
      const there = placeOf(event.state);
      if (passing || here === undefined || there === undefined) return;
      // The router must not hear of it: the page goes back to where it was, then asks.
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      returning = there !== here;
      if (!returning) return;
      window.history.go(here - there);
      setHeld({
        leave: () => {
          passing = true;
          window.history.go(there - here);
        },
      });
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onHistory, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onHistory, true);
    };
  }, [active, navigate]);

  return { held, stay: () => setHeld(undefined) };
}

/** The link that a click is about to follow in this tab, to another page of this site. */
function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname
    ? link
    : undefined;
}
