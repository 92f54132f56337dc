import { useEffect, useState } from 'react';
import { SEARCH_DELAY_MS } from './list-address';

/** What is typed, and in `q` what to search for: the same a moment after the last key, without space around it. */
export function useSearchText() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, q };
}
