import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from './list-address';

/** What is typed. `q` is what to search for: the trimmed text, a moment after the last key. */
export function useSearchText() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, q };
}
