import { useState } from 'react';

const NONE: readonly string[] = [];

/**
 * Returns which messages are chosen. A message that leaves the page is no longer chosen, and another page or filter
 * starts with an empty choice.
 * @param view a string that changes with page, filters and search
 */
export function useSelection(onPage: readonly string[], total: number, view: string) {
  const [chosen, setChosen] = useState({ view, ids: NONE, all: false });
  const current = chosen.view === view ? chosen : { ids: NONE, all: false };
  const all = current.all && onPage.length > 0;
  const ids = all ? onPage : onPage.filter((id) => current.ids.includes(id));
  const wholePage = ids.length > 0 && ids.length === onPage.length;
  const choose = (next: readonly string[], everything = false) =>
    setChosen({ view, ids: next, all: everything });
  return {
    /** The chosen messages of this page. When `all` is true: all messages of this page. */
    ids,
    /** True when all messages that match are chosen, on all pages. */
    all,
    count: all ? total : ids.length,
    /** How many messages of this page are chosen. */
    page: wholePage ? 'all' : ids.length > 0 ? 'some' : 'none',
    toggle: (id: string) => choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    togglePage: () => choose(wholePage ? [] : onPage),
    chooseAll: () => choose(onPage, true),
    clear: () => choose([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
