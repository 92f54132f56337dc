import { PAGE, REACH } from '@ringtag/contracts';
import { useSearchParams } from '@ringtag/vendor/router/search-params';
import { useEffect, useState } from 'react';

/** How long after the last key a search is written to the address. */
export const SEARCH_DELAY_MS = 300;
const MAX_SEARCH_LENGTH = 100;
const MAX_PAGE = 1_000_000;

/** The query parameters of a list. */
export interface ListParams {
  page: number;
  pageSize?: number;
  q?: string;
}

/** All values of a filter, or a pattern for values that cannot be listed, such as ids. */
type KnownValues = readonly string[] | RegExp;

export interface ListAddress<Filter extends string, Sort extends string = never> {
  /** Counts from 1. */
  page: number;
  /** The search, or undefined. */
  q: string | undefined;
  /** Page, page size and search for the query; what is not set is left out. */
  params: ListParams;
  /** The text in the search field. While a person types, it is ahead of `q`. */
  searchText: string;
  /** The chosen values. A filter without a value, or with an unknown one, is undefined. */
  filters: Partial<Record<Filter, string>>;
  /** The chosen order; undefined if there is none or it is unknown. */
  sort: Sort | undefined;
  /** True if a search or filter is active. */
  isNarrowed: boolean;
  setPage: (page: number, how?: { replace: boolean }) => void;
  setPageSize: (pageSize: number) => void;
  setSearchText: (text: string) => void;
  setFilter: (name: Filter, value: string | undefined) => void;
  setSort: (sort: Sort | undefined) => void;
  /** Removes search, filters and page. */
  clear: () => void;
}

/**
 * The state of a list, kept in the address: it can be shared, and the back button works. `known` has every filter with
 * its values, and `sorts` every order; all others are ignored. A new search, filter or order starts at the first page.
 */
export function useListAddress<Filter extends string = never, Sort extends string = never>(
  known: Readonly<Record<Filter, KnownValues>> = {} as Record<Filter, KnownValues>,
  sorts: readonly Sort[] = [],
): ListAddress<Filter, Sort> {
  const [params, changeParams] = useSearchParams();
  const inAddress = (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH);
  const names = Object.keys(known) as Filter[];
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value && isKnown(value, known[name])) filters[name] = value;
  }

  const change = (changes: Record<string, string | undefined>, replace: boolean) =>
    changeParams(
      (next) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
      },
      { replace },
    );

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
  /** True if there are more rows than pages can reach. `total` says how many, if the number is known. */
  more?: boolean;
  pageSize: number;
}

/** How many rows the pages reach. */
export const toReach = ({ total, more }: Counted) => (more ? Math.min(total, REACH.rows) : total);

/** True if there are more rows than `total` says. */
export const isAtLeast = ({ total, more = false }: Omit<Counted, 'pageSize'>) => more && total <= REACH.rows;

/** True if the list is empty although no search or filter is active. */
export function holdsNothing(
  { isNarrowed }: Pick<ListAddress<never>, 'isNarrowed'>,
  list: Counted | undefined,
): boolean {
  return list?.total === 0 && !isNarrowed;
}

/** Goes to the last page if the current page is behind it, such as after a deletion. */
export function usePageInRange(
  list: Counted | undefined,
  { page, setPage }: Pick<ListAddress<never>, 'page' | 'setPage'>,
): void {
  const last = list && Math.max(1, Math.ceil(toReach(list) / list.pageSize));
  useEffect(() => {
    if (last && page > last) setPage(last, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- setPage is new on every render
  }, [last, page]);
}
