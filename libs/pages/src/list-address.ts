import { useEffect, useState } from 'react';
import { useSearchParams } from '@ringtag/vendor-router';

/** Waiting time after the last key before a search goes into the address. */
const SEARCH_DELAY_MS = 300;
const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 1_000_000;

export interface ListAddress<Filter extends string> {
  /** From 1. */
  page: number;
  /** What to search for, or undefined. */
  q: string | undefined;
  /** What stands in the search field: ahead of `q` while somebody types. */
  searchText: string;
  /** The chosen values; undefined where nothing, or nothing known, is chosen. */
  filters: Partial<Record<Filter, string>>;
  /** Whether search or filters leave anything out. */
  isNarrowed: boolean;
  setPage: (page: number, how?: { replace: boolean }) => void;
  setSearchText: (text: string) => void;
  setFilter: (name: Filter, value: string | undefined) => void;
  /** Drops search, filters and page. */
  clear: () => void;
}

/**
 * What a list shows, kept in the address: shareable, and the back button works. `known` lists every filter with its
 * values; others are ignored. A search or filter change starts at the first page.
 */
export function useListAddress<Filter extends string = never>(
  known: Readonly<Record<Filter, readonly string[]>> = {} as Record<Filter, readonly string[]>,
): ListAddress<Filter> {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const names = Object.keys(known) as Filter[];
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value && known[name].includes(value)) filters[name] = value;
  }

  const change = (changes: Record<string, string | undefined>, replace: boolean) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  };

  const [draft, setDraft] = useState<string>();
  if (draft !== undefined && draft === inAddress) setDraft(undefined);
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => change({ q: draft, page: undefined }, true), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the wait
  }, [draft]);

  const none = Object.fromEntries(names.map((name) => [name, undefined]));
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    q: inAddress.trim() || undefined,
    searchText: draft ?? inAddress,
    filters,
    isNarrowed: inAddress.trim() !== '' || Object.keys(filters).length > 0,
    setPage: (next, { replace } = { replace: false }) =>
      change({ page: next > 1 ? String(next) : undefined }, replace),
    setSearchText: (text) => setDraft(text.slice(0, MAX_SEARCH_LENGTH)),
    setFilter: (name, value) => change({ [name]: value, page: undefined }, false),
    clear: () => {
      setDraft(undefined);
      change({ ...none, q: undefined, page: undefined }, false);
    },
  };
}

interface Counted {
  total: number;
  pageSize: number;
}

export function pageCountOf({ total, pageSize }: Counted): number {
  return Math.ceil(total / pageSize);
}

/** Leads from a page behind the last one, as after a deletion, to the last one. */
export function usePageInRange(
  list: Counted | undefined,
  { page, setPage }: Pick<ListAddress<never>, 'page' | 'setPage'>,
): void {
  const last = list && Math.max(1, pageCountOf(list));
  useEffect(() => {
    if (last && page > last) setPage(last, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- setPage is new on every render
  }, [last, page]);
}
