import { useState } from 'react';

const NONE: readonly string[] = [];

export interface Selection {
  /** The chosen messages of this page; all of them when everything that matches is chosen. */
  ids: readonly string[];
  /** Everything that matches, on all pages. */
  all: boolean;
  count: number;
  /** Nothing, some or all of this page. */
  page: 'none' | 'some' | 'all';
  toggle: (id: string) => void;
  togglePage: () => void;
  chooseAll: () => void;
  clear: () => void;
}

/**
 * Which messages are chosen. What leaves the page is chosen no longer, and another page or filter starts anew.
 * @param view names what is shown: page, filters and search
 */
export function useSelection(onPage: readonly string[], total: number, view: string): Selection {
  const [chosen, setChosen] = useState({ view, ids: NONE, all: false });
  const current = chosen.view === view ? chosen : { ids: NONE, all: false };
  const all = current.all && onPage.length > 0;
  const ids = all ? onPage : onPage.filter((id) => current.ids.includes(id));
  const wholePage = ids.length > 0 && ids.length === onPage.length;
  const choose = (next: readonly string[], everything = false) =>
    setChosen({ view, ids: next, all: everything });
  return {
    ids,
    all,
    count: all ? total : ids.length,
    page: wholePage ? 'all' : ids.length > 0 ? 'some' : 'none',
    toggle: (id) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    togglePage: () => choose(wholePage ? [] : onPage),
    chooseAll: () => choose(onPage, true),
    clear: () => choose([]),
  };
}
