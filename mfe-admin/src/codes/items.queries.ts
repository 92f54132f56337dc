import { api, unwrap, type components } from '@ringtag/api-client';
import { BULK_IDS_MAX, type CsvSeparator, type ItemSort } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { projectKeys } from '@ringtag/mf-contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';
import { useInvalidation } from '../use-invalidation';

type Schemas = components['schemas'];

export type Item = Schemas['ItemDto'];
/** A code in a list, with its small picture. */
export type ListedItem = Schemas['ListedItemDto'];
export type ItemDetail = Schemas['ItemDetailDto'];
export type ItemActivation = Schemas['ItemActivationDto'];
export type ItemsFilter = Schemas['ItemFilterDto'];
export type NewItems = Schemas['NewItemsDto'];
export type BulkChanges = Schemas['BulkItemsDto']['changes'];
type BulkAnswer = Schemas['BulkItemsAnswerDto'];
export type Imported = Schemas['ImportDto'];
export type ImportedRow = Schemas['ImportedRowDto'];

export interface ItemsParams extends ListParams, ItemsFilter {
  projectId: string;
  sort?: ItemSort;
}

/** The codes of a bulk change: those with these ids, or all that match a filter. */
export type BulkTargets = { ids: string[] } | { filter: ItemsFilter };

/** The path of GET /api/projects/{projectId}/items.csv, for a link that downloads all codes that match the filter. */
export function itemsCsvPath(projectId: string, filter: ItemsFilter, separator: CsvSeparator): string {
  return `/api/projects/${projectId}/items.csv?${new URLSearchParams({ ...filter, separator })}`;
}

const itemsKey = ['admin', 'items'] as const;
const itemKey = ['admin', 'item'] as const;

/** GET /api/projects/{projectId}/items: the codes of a project. */
export const itemsQuery = (params: ItemsParams) =>
  queryOptions({
    queryKey: [...itemsKey, params],
    queryFn: ({ signal }) => {
      const { projectId, ...query } = params;
      return unwrap(
        api.GET('/api/projects/{projectId}/items', { params: { path: { projectId }, query }, signal }),
      );
    },
    placeholderData: keepPreviousData,
  });

/** GET /api/items/{id}. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: [...itemKey, id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/items/{id}', { params: { path: { id } }, signal })),
  });

/** GET /api/items/{id}/activations: who held the code, newest first. */
export const itemActivationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...itemKey, id, 'activations'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/items/{id}/activations', { params: { path: { id } }, signal })),
  });

/** GET /api/items/{id}/scans: the number of scans on each of the last days (UTC), oldest first. */
export const itemScansQuery = (id: string) =>
  queryOptions({
    queryKey: [...itemKey, id, 'scans'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/items/{id}/scans', { params: { path: { id } }, signal })),
  });

/** GET /api/audit-log: the entries of one code, newest first. */
export const itemTrailQuery = (id: string) =>
  queryOptions({
    queryKey: [...itemKey, id, 'trail'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/audit-log', { params: { query: { subject: id, subjectType: 'item' } }, signal })),
  });

/** Returns a function that starts to read every query again that lists or counts codes. */
function useItemsChanged() {
  const changed = useInvalidation(itemsKey, itemKey, projectKeys.projects(), projectKeys.project());
  return () => void changed();
}

/** POST /api/projects/{projectId}/items: creates all random or named codes of a batch, or none. */
export function useCreateItems(projectId: string) {
  return useMutation({
    mutationFn: (body: NewItems) =>
      unwrap(api.POST('/api/projects/{projectId}/items', { params: { path: { projectId } }, body })),
    onSuccess: useItemsChanged(),
  });
}

/** POST /api/projects/{projectId}/items/import: the request body is the file itself. */
export function useImport(projectId: string) {
  const changed = useItemsChanged();
  return useMutation({
    mutationFn: ({ file, dryRun }: { file: File; dryRun: boolean }) =>
      unwrap(
        api.POST('/api/projects/{projectId}/items/import', {
          params: { path: { projectId }, query: { dryRun: dryRun ? 'true' : 'false' } },
          headers: { 'Content-Type': 'text/csv' },
          // The OpenAPI document declares a body of bytes as a string.
          body: file as unknown as string,
          bodySerializer: (body) => body,
        }),
      ),
    onSuccess: ({ dryRun }) => {
      if (!dryRun) changed();
    },
  });
}

/** PATCH /api/items/{id}. */
export function useChangeItem(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['ChangeItemDto']) =>
      unwrap(api.PATCH('/api/items/{id}', { params: { path: { id } }, body })),
    onSuccess: (item) => {
      queryClient.setQueryData(itemQuery(id).queryKey, item);
      void queryClient.invalidateQueries({ queryKey: itemTrailQuery(id).queryKey });
      return queryClient.invalidateQueries({ queryKey: itemsKey });
    },
  });
}

/** DELETE /api/items/{id}: only for a code that nobody has activated. */
export function useDeleteItem(id: string) {
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/items/{id}', { params: { path: { id } } })),
    // The query of the code itself is left alone: its page is still open and would get 404.
    onSuccess: useInvalidation(itemsKey, projectKeys.projects(), projectKeys.project()),
  });
}

/** POST /api/projects/{projectId}/items/bulk. Many ids are sent in several requests. */
export function useBulkChange(projectId: string) {
  return useMutation({
    mutationFn: async ({ changes, ...targets }: BulkTargets & { changes: BulkChanges }) => {
      const answers: BulkAnswer[] = [];
      // One request after the other. When one fails, the next try skips the codes that are already changed.
      for (const part of splitTargets(targets)) {
        const body = { ...part, changes };
        answers.push(
          await unwrap(
            api.POST('/api/projects/{projectId}/items/bulk', { params: { path: { projectId } }, body }),
          ),
        );
      }
      return answers.reduce(addAnswers);
    },
    onSettled: useItemsChanged(),
  });
}

/** Splits ids into parts that one request may have. A filter is a single part. */
function splitTargets(targets: BulkTargets): BulkTargets[] {
  if (!('ids' in targets)) return [targets];
  const { ids } = targets;
  const count = Math.ceil(ids.length / BULK_IDS_MAX);
  return Array.from({ length: count }, (_, i) => ({
    ids: ids.slice(i * BULK_IDS_MAX, (i + 1) * BULK_IDS_MAX),
  }));
}

function addAnswers(one: BulkAnswer, other: BulkAnswer): BulkAnswer {
  const skipped = [...one.skipped];
  for (const each of other.skipped) {
    const at = skipped.findIndex(({ reason }) => reason === each.reason);
    if (at < 0) skipped.push(each);
    else skipped[at] = { ...each, count: each.count + skipped[at]!.count };
  }
  return { changed: one.changed + other.changed, skipped };
}
