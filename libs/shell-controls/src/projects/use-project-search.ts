import { PAGE } from '@ringtag/contracts';
import { SEARCH_DELAY_MS } from '@ringtag/lists';
import { useQuery } from '@ringtag/vendor-query';
import { useEffect, useState } from 'react';
import { projectsQuery } from './projects.queries';

/** The newest projects in use, or those whose name has what was typed; as many as one page of the list holds. */
export function useProjectSearch() {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const params = { page: 1, pageSize: PAGE.size, archived: 'false' as const, ...(q && { q }) };
  return { typed, setTyped, q, query: useQuery(projectsQuery(params)) };
}
