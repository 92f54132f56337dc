import { api, unwrap, type components } from '@ringtag/api-client';
import type { ListParams } from '@ringtag/lists';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor-query';
import { everyRow } from '../every-row';
import { queryKeys } from '../query-keys';

export type OwnLayout = components['schemas']['LabelLayoutDto'];
export type NewLayout = components['schemas']['NewLabelLayoutDto'];

/** GET /api/label-layouts: label sizes of one's own, by name. */
export const labelLayoutsQuery = (params: ListParams) =>
  queryOptions({
    queryKey: queryKeys.labelLayouts(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/label-layouts', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** All of them, to choose from. */
export const choosableLayoutsQuery = () =>
  queryOptions({
    queryKey: queryKeys.labelLayouts({ all: true }),
    queryFn: ({ signal }) =>
      everyRow((query) => unwrap(api.GET('/api/label-layouts', { params: { query }, signal }))),
  });

/** POST /api/label-layouts, or PATCH of the one with this id. */
export function useSaveLayout(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewLayout) =>
      id
        ? unwrap(api.PATCH('/api/label-layouts/{id}', { params: { path: { id } }, body }))
        : unwrap(api.POST('/api/label-layouts', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.labelLayouts() }),
  });
}

/** DELETE /api/label-layouts/{id}. */
export function useDeleteLayout() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/api/label-layouts/{id}', { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.labelLayouts() }),
  });
}
