import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns which codes are chosen. The choice survives a change of the page. Another filter or search starts with an
 * empty choice.
 * @param view a string that changes with filters and search
 */
export function useItemSelection(onPage: readonly string[], total: number, view: string) {
  const [chosen, setChosen] = useState({ view, ids: NONE, all: false });
  const current = chosen.view === view ? chosen : { ids: NONE, all: false };
  return {
    /** The ids of the chosen codes, also of other pages. When `all` is true: the ids of the codes of this page. */
    ids: current.all ? new Set(onPage) : current.ids,
    /** True when all codes that match are chosen, on all pages. */
    all: current.all,
    count: current.all ? total : current.ids.size,
    choose: (ids: ReadonlySet<string>) => setChosen({ view, ids, all: false }),
    chooseAll: () => setChosen({ view, ids: NONE, all: true }),
    clear: () => setChosen({ view, ids: NONE, all: false }),
  };
}

export type ItemSelection = ReturnType<typeof useItemSelection>;
