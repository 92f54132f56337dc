import { PAGE, REACH } from '@ringtag/contracts';
import { useSearchParams } from '@ringtag/vendor-router';
import { useEffect, useState } from 'react';

/** Waiting time after the last key before a search goes into the address. */
export const SEARCH_DELAY_MS = 300;
const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 1_000_000;

/** What a list's query asks for. */
export interface ListParams {
  page: number;
  pageSize?: number;
  q?: string;
}

/** The values of a filter, or what they look like where they cannot be listed, as ids. */
type KnownValues = readonly string[] | RegExp;

export interface ListAddress<Filter extends string, Sort extends string = never> {
  /** From 1. */
  page: number;
  /** What to search for, or undefined. */
  q: string | undefined;
  /** Page, its size and search for the query; what is not chosen is left out. */
  params: ListParams;
  /** What stands in the search field: ahead of `q` while somebody types. */
  searchText: string;
  /** The chosen values; undefined where nothing, or nothing known, is chosen. */
  filters: Partial<Record<Filter, string>>;
  /** The chosen order; undefined where none, or none that is known, is chosen. */
  sort: Sort | undefined;
  /** Whether search or filters leave anything out. */
  isNarrowed: boolean;
  setPage: (page: number, how?: { replace: boolean }) => void;
  setPageSize: (pageSize: number) => void;
  setSearchText: (text: string) => void;
  setFilter: (name: Filter, value: string | undefined) => void;
  setSort: (sort: Sort | undefined) => void;
  /** Drops search, filters and page. */
  clear: () => void;
}

/**
 * What a list shows, kept in the address: shareable, and the back button works. `known` lists every filter with its
 * values, `sorts` every order; others are ignored. A change of search, filter or order starts at the first page.
 */
export function useListAddress<Filter extends string = never, Sort extends string = never>(
  known: Readonly<Record<Filter, KnownValues>> = {} as Record<Filter, KnownValues>,
  sorts: readonly Sort[] = [],
): ListAddress<Filter, Sort> {
  const [params, setParams] = useSearchParams();
  const inAddress = (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const names = Object.keys(known) as Filter[];
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value && isKnown(value, known[name])) filters[name] = value;
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
  const page = wholeNumber(params.get('page'), MAX_PAGE) ?? 1;
  const pageSize = wholeNumber(params.get('size'), PAGE.max);
  const q = inAddress.trim() || undefined;
  return {
    page,
    q,
    params: { page, ...(pageSize && { pageSize }), ...(q && { q }) },
    searchText: draft ?? inAddress,
    filters,
    sort: sorts.find((sort) => sort === params.get('sort')),
    isNarrowed: q !== undefined || Object.keys(filters).length > 0,
    setPage: (next, { replace } = { replace: false }) =>
      change({ page: next > 1 ? String(next) : undefined }, replace),
    setPageSize: (size) =>
      change({ size: size === PAGE.size ? undefined : String(size), page: undefined }, false),
    setSearchText: (text) => setDraft(text.slice(0, MAX_SEARCH_LENGTH)),
    setFilter: (name, value) => change({ [name]: value, page: undefined }, false),
    setSort: (sort) => change({ sort, page: undefined }, false),
    clear: () => {
      setDraft(undefined);
      change({ ...none, q: undefined, page: undefined }, false);
    },
  };
}

function isKnown(value: string, known: KnownValues): boolean {
  return known instanceof RegExp ? known.test(value) : known.includes(value);
}

function wholeNumber(text: string | null, max: number): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

export interface Counted {
  total: number;
  /** There are further ones, which no page reaches; `total` says how many where that is known. */
  more?: boolean;
  pageSize: number;
}

/** Rows that pages reach. */
export const reachOf = ({ total, more }: Counted) => (more ? Math.min(total, REACH.rows) : total);

/** Whether there are more rows than `total` says. */
export const isAtLeast = ({ total, more = false }: Omit<Counted, 'pageSize'>) => more && total <= REACH.rows;

/** Whether there is nothing at all, with nothing left out. */
export function holdsNothing(
  { isNarrowed }: Pick<ListAddress<never>, 'isNarrowed'>,
  list: Counted | undefined,
): boolean {
  return list?.total === 0 && !isNarrowed;
}

/** Leads from a page behind the last one, as after a deletion, to the last one. */
export function usePageInRange(
  list: Counted | undefined,
  { page, setPage }: Pick<ListAddress<never>, 'page' | 'setPage'>,
): void {
  const last = list && Math.max(1, Math.ceil(reachOf(list) / list.pageSize));
  useEffect(() => {
    if (last && page > last) setPage(last, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- setPage is new on every render
  }, [last, page]);
}
