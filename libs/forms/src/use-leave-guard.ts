import { browserStorage, SIGNIN_STATE_KEY } from '@ringtag/session';
import { useNavigate } from '@ringtag/vendor-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** After so long the way back has led nowhere: nothing stood before this page. */
const NOWHERE_MS = 500;

/**
 * Holds back what would lead away from this page while something is unsaved: links, the way back, signing out, and
 * closing the tab, where the words are the browser's. Answers what was held back, to be asked about; `hold` is for what
 * takes the form off the page without leaving it.
 * @param onNowhere when the way back was chosen and there is none
 */
export function useLeaveGuard(active: boolean, onNowhere?: () => void) {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ go: () => void }>();
  const leaving = useRef(false);
  /**
   * A second entry of this page in the history: the way back ends on the first, and can be asked about there. A reload,
   * and the way back from elsewhere, find the page on one that was made before.
   */
  const doubled = useRef(isSecondEntry());
  /** What follows as soon as the page stands on its first entry. */
  const onFirst = useRef<() => void>(undefined);

  useEffect(() => {
    if (!active || held || doubled.current || leaving.current) return;
    doubled.current = true;
    window.history.pushState({ ...window.history.state, [SECOND]: true }, '');
  }, [active, held]);

  const ledNowhere = useEffectEvent(() => {
    leaving.current = false;
    onNowhere?.();
  });
  const nowhere = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nowhere.current), []);

  const onHistory = useEffectEvent(() => {
    const back = () => {
      window.history.back();
      nowhere.current = setTimeout(ledNowhere, NOWHERE_MS);
    };
    const follow = onFirst.current;
    if (follow) {
      onFirst.current = undefined;
      follow();
      return;
    }
    const left = doubled.current && !leaving.current;
    // From another view of this page, where nothing is lost.
    doubled.current = isSecondEntry();
    if (!left || doubled.current) return;
    if (active) setHeld({ go: back });
    else window.history.back();
  });
  // Once: the router hears of the event first, and a listener that its rendering replaced would miss this one.
  useEffect(() => {
    const listener = () => onHistory();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  useEffect(() => {
    const page = window.location.pathname;
    return () => {
      if (!doubled.current || window.location.pathname !== page) return;
      // The form went, and the page did not: one step back leads where it led before. A form that opens before that step
      // is taken must not hold the entry for its own.
      window.history.replaceState({ ...window.history.state, [SECOND]: false }, '');
      window.history.back();
    };
  }, []);

  /** Leads on from the first entry, so that the way back takes no press for the second. */
  const goFromFirst = (go: () => void) => {
    if (!doubled.current || !isSecondEntry()) return go();
    doubled.current = false;
    onFirst.current = go;
    window.history.back();
  };
  const goOrAsk = useEffectEvent((go: () => void) => {
    if (active) setHeld({ go });
    else goFromFirst(go);
  });

  useEffect(() => {
    if (!active) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving.current && !hasSignedOut()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [active]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkAway(event);
      if (!link || leaving.current || !(active || doubled.current)) return;
      event.preventDefault();
      event.stopPropagation();
      // Again as it was pressed, so that a menu or drawer around it closes too.
      const go = () =>
        link.isConnected ? link.click() : void navigate(link.pathname + link.search + link.hash);
      goOrAsk(go);
    };
    // From `leaveBy`.
    const onLeave = (event: Event) => {
      event.preventDefault();
      goOrAsk((event as CustomEvent<() => void>).detail);
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('leave', onLeave);
    return () => {
      window.removeEventListener('leave', onLeave);
      document.removeEventListener('click', onClick, true);
    };
  }, [active, navigate]);

  return {
    held: held !== undefined,
    hold: (go: () => void) => setHeld({ go }),
    stay: () => setHeld(undefined),
    leave: () => {
      leaving.current = true;
      setHeld(undefined);
      if (held) goFromFirst(held.go);
    },
  };
}

/** In the state of a second entry. */
const SECOND = 'second';
const isSecondEntry = () => Boolean((window.history.state as Record<string, unknown> | null)?.[SECOND]);

/** What is unsaved cannot be saved any more: nobody is asked about it. */
const hasSignedOut = () => !browserStorage.get(SIGNIN_STATE_KEY);

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
