import { api, unwrap, type components } from '@ringtag/api-client';
import type { ItemSort } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { keepPreviousData, queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type Item = components['schemas']['ItemDto'];

export type ItemsFilter = components['schemas']['ItemFilterDto'];

export interface ItemsParams extends ListParams, ItemsFilter {
  projectId: string;
  sort?: ItemSort;
}

/** GET /api/projects/{projectId}/items.csv: all that the filter leaves, for a link that downloads it. */
export function itemsCsvPath(projectId: string, filter: ItemsFilter): string {
  const query = new URLSearchParams({ ...filter });
  return `/api/projects/${projectId}/items.csv${query.size > 0 ? `?${query}` : ''}`;
}

/** GET /api/projects/{projectId}/items: the codes of a project. */
export const itemsQuery = (params: ItemsParams) =>
  queryOptions({
    queryKey: queryKeys.items(params),
    queryFn: ({ signal }) => {
      const { projectId, ...query } = params;
      return unwrap(
        api.GET('/api/projects/{projectId}/items', { params: { path: { projectId }, query }, signal }),
      );
    },
    placeholderData: keepPreviousData,
  });
