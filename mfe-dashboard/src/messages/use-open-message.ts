import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { useCallback, useEffect, useRef } from 'react';
import { rowId } from './message-row';

/** The parameter of the address: `/messages?id=…`. */
export const OPEN_PARAM = 'id';

/**
 * Closes the message. `gone` has the messages whose rows leave the list by that. With `opensNext`, the one after them opens
 * where the list is beside it.
 */
export type CloseMessage = (how?: { gone: readonly string[]; opensNext?: boolean }) => void;

/**
 * Returns the open message, which the address keeps. When the message replaces the list or another message, its heading
 * takes the focus. On closing, the focus returns to the row of the message, or to the page's heading when the row is gone.
 * @param ids the messages in the list
 */
export function useOpenMessage(ids: readonly string[]) {
  const [params, changeParams] = useSearchParams();
  const id = params.get(OPEN_PARAM) ?? undefined;
  const listRef = useRef<HTMLDivElement>(null);
  const last = useRef(id);
  const rowLeaves = useRef(false);
  const movesOn = useRef(false);

  useEffect(() => {
    const closed = last.current;
    last.current = id;
    if (id || !closed) return;
    const row = rowLeaves.current ? null : document.getElementById(rowId(closed));
    (row ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [id]);

  const headingRef = useCallback((heading: HTMLElement | null) => {
    if (!heading) return;
    const isAlone = isHidden(listRef.current);
    if (isAlone || movesOn.current) heading.focus({ preventScroll: true });
    if (isAlone) document.documentElement.scrollTop = 0;
    movesOn.current = false;
  }, []);

  const close: CloseMessage = ({ gone, opensNext = false } = { gone: [] }) => {
    const next = opensNext && !isHidden(listRef.current) ? findNear(ids, gone) : undefined;
    rowLeaves.current = gone.length > 0;
    movesOn.current = next !== undefined;
    changeParams((params) => (next ? params.set(OPEN_PARAM, next) : params.delete(OPEN_PARAM)));
  };
  /** Attach the refs to the message's heading and to the list. */
  return { id, close, headingRef, listRef };
}

export type OpenMessage = ReturnType<typeof useOpenMessage>;

/** The message after those that leave, or the last one before them. */
export function findNear(ids: readonly string[], gone: readonly string[]): string | undefined {
  const first = ids.findIndex((id) => gone.includes(id));
  const stays = (id: string) => !gone.includes(id);
  return first < 0 ? undefined : (ids.slice(first).find(stays) ?? ids.slice(0, first).findLast(stays));
}

function isHidden(element: HTMLElement | null): boolean {
  return element !== null && element.getClientRects().length === 0;
}
