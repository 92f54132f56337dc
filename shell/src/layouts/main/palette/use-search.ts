import { useSearchText } from '@ringtag/lists';
import { useQuery } from '@ringtag/vendor/query';
import { foundQuery } from './palette.queries';

/** What was typed, and what the server finds for it a moment after the last key. */
export function useSearch() {
  const { typed, setTyped, q } = useSearchText();
  const query = useQuery(foundQuery(q));
  return { typed, setTyped, query, isSearching: typed.trim() !== q || query.isFetching };
}
