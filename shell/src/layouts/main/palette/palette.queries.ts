import { api, unwrap } from '@ringtag/api-client';
import { toDisplayAlias } from '@ringtag/contracts';
import { keepPreviousData, queryOptions } from '@ringtag/vendor/query';

/** So many of each kind: the palette leads to one thing, the lists show them all. */
const EACH = 5;

/** Something that the search found, and the path of its page. */
export interface Found {
  path: string;
  name: string;
  detail?: string;
}

const foundKey = ['shell', 'found'] as const;

/** Codes, projects and accounts for what was typed. */
export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: [...foundKey, q],
    queryFn: async ({ signal }) => {
      const query = { q, page: 1, pageSize: EACH };
      const [items, projects, users] = await Promise.all([
        unwrap(api.GET('/api/items', { params: { query: { q } }, signal })),
        unwrap(api.GET('/api/projects', { params: { query }, signal })),
        unwrap(api.GET('/api/users', { params: { query }, signal })),
      ]);
      return {
        codes: items.items.slice(0, EACH).map(({ id, alias, label }): Found => ({
          path: `/item/${id}`,
          name: toDisplayAlias(alias),
          ...(label && { detail: label }),
        })),
        projects: projects.items.map(({ id, name }): Found => ({ path: `/project/${id}`, name })),
        accounts: users.items.map(({ id, name, email }): Found => ({
          path: `/users/${id}`,
          name: name || email,
          detail: email,
        })),
      };
    },
    enabled: q !== '',
    placeholderData: q === '' ? undefined : keepPreviousData,
  });
