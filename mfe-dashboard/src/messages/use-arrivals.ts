import { useEffect, useState } from 'react';
import type { Message, MessageList } from './message-cache';
import { rowId } from './message-row';

interface Known {
  /** Which page, filter and search. */
  view: string;
  /** The conversations that the reader has been shown, in their order. */
  ids: string[];
  /** When the newest message was written that the reader has been shown. */
  until: string;
  /** How many have come into the list by themselves. */
  told: number;
}

/**
 * Holds back what arrives while the reader looks at the list, so that no row moves under a finger. New conversations
 * wait, and those in which somebody writes stay where they are. They come into an empty list, and into a list in a hidden
 * tab, by themselves.
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
  const newest = items.reduce((latest, { activeAt }) => (activeAt > latest ? activeAt : latest), '');
  const ids = items.map(({ id }) => id);
  const current = known?.view === view ? known : undefined;
  const moved = current ? items.filter(({ activeAt }) => activeAt > current.until) : [];
  const arrived = moved.filter(({ readAt, lastMessage }) => readAt === null && lastMessage.side === 'sender');
  const joins = arrived.length > 0 && (arrived.length === items.length || document.hidden);
  if (list && !isOther && !current) setKnown({ view, ids, until: newest, told: 0 });
  else if (current && joins) setKnown({ view, ids, until: newest, told: arrived.length });
  return {
    /** The conversations that are shown. */
    shown: current ? holdBack(items, moved, arrived, current.ids) : items,
    /** How many are held back. */
    held: arrived.length,
    /** How many to announce: those that are held back, or have come by themselves last. */
    told: arrived.length || (current?.told ?? 0),
    /** Shows them in their order, and moves the focus to the newest. */
    show: () => {
      setKnown({ view, ids, until: newest, told: 0 });
      setFocused(arrived[0]?.id);
    },
  };
}

/** The rows as the reader knows them: those that have moved are at their old places, those that are new are missing. */
function holdBack(items: Message[], moved: Message[], arrived: Message[], known: string[]): Message[] {
  const isKnown = ({ id }: Message) => known.includes(id);
  const rows = items.filter((item) => !moved.includes(item) || (!isKnown(item) && !arrived.includes(item)));
  const stay = moved.filter(isKnown).sort((a, b) => known.indexOf(a.id) - known.indexOf(b.id));
  for (const item of stay) rows.splice(Math.min(known.indexOf(item.id), rows.length), 0, item);
  return rows;
}

export type Arrivals = ReturnType<typeof useArrivals>;
