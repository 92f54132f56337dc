import { SEARCH_DELAY_MS } from '@ringtag/lists';
import { useQuery } from '@ringtag/vendor-query';
import { useEffect, useState } from 'react';
import { foundQuery } from './palette.queries';

/** What was typed, and what the server finds for it a moment after the last key. */
export function useSearch() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery(foundQuery(q));
  return { typed, setTyped, query, isSearching: typed.trim() !== q || query.isFetching };
}
