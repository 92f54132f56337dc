import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { useCallback, useEffect, useRef } from 'react';
import { rowId } from './message-row';

/** The parameter of the address: `/messages?id=…`. */
export const OPEN_PARAM = 'id';

/** Closes the message. With `leaves` its row also leaves the list, so the row cannot take the focus. */
export type CloseMessage = (how?: { leaves: boolean }) => void;

/**
 * Returns the open message, which the address keeps. When the message replaces the list, its heading takes the focus.
 * On closing, the focus returns to the row of the message, or to the page's heading when the row is gone.
 */
export function useOpenMessage() {
  const [params, changeParams] = useSearchParams();
  const id = params.get(OPEN_PARAM) ?? undefined;
  const listRef = useRef<HTMLDivElement>(null);
  const last = useRef(id);
  const rowLeaves = useRef(false);

  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (id || !closed) return;
    const row = rowLeaves.current ? null : document.getElementById(rowId(closed));
    (row ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [id]);

  const headingRef = useCallback((heading: HTMLElement | null) => {
    if (!heading || !isHidden(listRef.current)) return;
    heading.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, []);

  const close: CloseMessage = ({ leaves } = { leaves: false }) => {
    rowLeaves.current = leaves;
    changeParams((next) => next.delete(OPEN_PARAM));
  };
  /** Attach the refs to the message's heading and to the list. */
  return { id, close, headingRef, listRef };
}

export type OpenMessage = ReturnType<typeof useOpenMessage>;

function isHidden(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length === 0;
}
