import { PAGE } from '@ringtag/contracts';
import { useSearchText } from '@ringtag/lists';
import { useQuery } from '@ringtag/vendor/query';
import { projectsQuery } from './projects.queries';

/** The newest projects in use, or those whose name has what was typed; as many as one page of the list holds. */
export function useProjectSearch() {
  const text = useSearchText();
  const { q } = text;
  const params = { page: 1, pageSize: PAGE.size, archived: 'false' as const, ...(q && { q }) };
  return { ...text, query: useQuery(projectsQuery(params)) };
}
