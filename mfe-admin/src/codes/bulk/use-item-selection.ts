import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

export interface ItemSelection {
  /** The chosen codes, also of other pages; those of this page when everything that matches is chosen. */
  ids: ReadonlySet<string>;
  /** Everything that matches, on all pages. */
  all: boolean;
  count: number;
  choose: (ids: ReadonlySet<string>) => void;
  chooseAll: () => void;
  clear: () => void;
}

/**
 * Which codes are chosen. They stay so from page to page; another filter or search starts anew.
 * @param view names what is listed: filters and search
 */
export function useItemSelection(onPage: readonly string[], total: number, view: string): ItemSelection {
  const [chosen, setChosen] = useState({ view, ids: NONE, all: false });
  const current = chosen.view === view ? chosen : { ids: NONE, all: false };
  return {
    ids: current.all ? new Set(onPage) : current.ids,
    all: current.all,
    count: current.all ? total : current.ids.size,
    choose: (ids) => setChosen({ view, ids, all: false }),
    chooseAll: () => setChosen({ view, ids: NONE, all: true }),
    clear: () => setChosen({ view, ids: NONE, all: false }),
  };
}
