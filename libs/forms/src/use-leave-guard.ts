import { browserStorage, SIGNIN_STATE_KEY } from '@ringtag/session';
import { useNavigate } from '@ringtag/vendor/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** If the page is still shown this long after `history.back()`, there was no page before this one. */
const NOWHERE_MS = 500;

/**
 * Asks before a person leaves this page with unsaved changes by a link, the back button, a sign-out or by closing the
 * tab (there the browser asks in its own words). `held` is true while the question is to be shown. `hold` asks the same
 * question before the form closes without leaving the page.
 * @param onNowhere called if the person went back and there is no page before this one
 */
export function useLeaveGuard(active: boolean, onNowhere?: () => void) {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ go: () => void }>();
  const leaving = useRef(false);
  /**
   * True while this page has a second entry in the history. The back button then leads to the first entry of the same
   * page, where the question can be asked. The entry may already be there: after a reload, or if the person comes back
   * from another page.
   */
  const doubled = useRef(isSecondEntry());
  /** What to do as soon as the browser is back on the first entry of the page. */
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
    // The browser came back from another view of this page, where nothing is lost.
    doubled.current = isSecondEntry();
    if (!left || doubled.current) return;
    if (active) setHeld({ go: back });
    else window.history.back();
  });
  // Registered only once. The router handles the event first and renders; a listener that this rendering replaces would
  // miss the event.
  useEffect(() => {
    const listener = () => onHistory();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);

  useEffect(() => {
    const page = window.location.pathname;
    return () => {
      if (!doubled.current || window.location.pathname !== page) return;
      // The form is gone but the page is still shown, so step back from the second entry: the back button then leads
      // where it led before. The entry is unmarked first, because another form may open before the browser has stepped
      // back.
      window.history.replaceState({ ...window.history.state, [SECOND]: false }, '');
      window.history.back();
    };
  }, []);

  /**
   * Steps back to the first entry and then calls `go`, so that the second entry does not cost the person an extra press
   * of the back button.
   */
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
      // Clicks the same link again, so that a menu or drawer around it closes too.
      const go = () =>
        link.isConnected ? link.click() : void navigate(link.pathname + link.search + link.hash);
      goOrAsk(go);
    };
    // Sent by `leaveBy`.
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

/** The key that marks a second entry in `history.state`. */
const SECOND = 'second';
const isSecondEntry = () => Boolean((window.history.state as Record<string, unknown> | null)?.[SECOND]);

/** True if the person is signed out: then nothing can be saved, so there is no question to ask. */
const hasSignedOut = () => !browserStorage.get(SIGNIN_STATE_KEY);

/** The link that a click is about to open in this tab, if it leads to another page of this site. */
function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname
    ? link
    : undefined;
}
