import { useSearchText } from '@ringtag/lists';
import { useQuery } from '@ringtag/vendor/query';
import { projectsQuery } from './projects.queries';

/** The first page of the list of projects in use, as /projects has it, or those whose name has what was typed. */
export function useProjectSearch() {
  const text = useSearchText();
  const { q } = text;
  const params = { page: 1, archived: 'false' as const, ...(q && { q }) };
  return { ...text, query: useQuery(projectsQuery(params)) };
}
