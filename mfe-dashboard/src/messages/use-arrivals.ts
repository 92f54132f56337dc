import { useEffect, useState } from 'react';
import type { MessageList } from './message-cache';
import { rowId } from './message-row';

interface Known {
  /** Which page, filter and search. */
  view: string;
  /** When the newest message was written that the reader has been shown. */
  until: string;
  /** How many have come into the list by themselves. */
  told: number;
}

/**
 * Holds back messages that arrive while the reader looks at the list, so that no row moves under a finger. They come into
 * an empty list, and into a list in a hidden tab, by themselves.
 * @param view a string that changes with page, filters and search
 * @param isOther true while the list is still that of another view
 */
export function useArrivals(list: MessageList | undefined, view: string, isOther: boolean) {
  const [known, setKnown] = useState<Known>();
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    if (focused) document.getElementById(rowId(focused))?.focus();
  }, [focused]);

  const items = list?.items ?? [];
  const newest = items.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
  const isKnown = known?.view === view;
  const arrived = isKnown ? items.filter(({ createdAt }) => createdAt > known.until) : [];
  const joins = arrived.length > 0 && (arrived.length === items.length || document.hidden);
  if (list && !isOther && !isKnown) setKnown({ view, until: newest, told: 0 });
  else if (known && joins) setKnown({ view, until: newest, told: arrived.length });
  return {
    /** The messages that are shown. */
    shown: items.filter((message) => !arrived.includes(message)),
    /** How many are held back. */
    held: arrived.length,
    /** How many to announce: those that are held back, or have come by themselves last. */
    told: arrived.length || (isKnown ? known.told : 0),
    /** Shows them, and moves the focus to the newest. */
    show: () => {
      setKnown({ view, until: newest, told: 0 });
      setFocused(arrived[0]?.id);
    },
  };
}

export type Arrivals = ReturnType<typeof useArrivals>;
