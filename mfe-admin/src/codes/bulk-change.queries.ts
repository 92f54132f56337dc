import { api, unwrap, type components } from '@ringtag/api-client';
import { BULK_IDS_MAX } from '@ringtag/contracts';
import { useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

type BulkItems = components['schemas']['BulkItemsDto'];
export type BulkChanges = BulkItems['changes'];
export type BulkAnswer = components['schemas']['BulkItemsAnswerDto'];

/** Which codes: named ones, or all that match a filter. */
export type BulkTargets = { ids: string[] } | { filter: NonNullable<BulkItems['filter']> };

/** POST /api/projects/{projectId}/items/bulk, as often as so many named codes need it. */
export function useBulkChange(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ changes, ...targets }: BulkTargets & { changes: BulkChanges }) => {
      const answers: BulkAnswer[] = [];
      // One after the other: after a failure, another try skips what is changed already.
      for (const part of partsOf(targets)) {
        const body = { ...part, changes };
        answers.push(
          await unwrap(
            api.POST('/api/projects/{projectId}/items/bulk', { params: { path: { projectId } }, body }),
          ),
        );
      }
      return answers.reduce(sumOf);
    },
    onSettled: () => {
      for (const queryKey of [queryKeys.items(), queryKeys.item(), queryKeys.projects(), queryKeys.project()])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Named codes in parts that one request may name; a filter is one part. */
function partsOf(targets: BulkTargets): BulkTargets[] {
  if (!('ids' in targets)) return [targets];
  const { ids } = targets;
  const count = Math.ceil(ids.length / BULK_IDS_MAX);
  return Array.from({ length: count }, (_, i) => ({
    ids: ids.slice(i * BULK_IDS_MAX, (i + 1) * BULK_IDS_MAX),
  }));
}

function sumOf(one: BulkAnswer, other: BulkAnswer): BulkAnswer {
  const skipped = [...one.skipped];
  for (const each of other.skipped) {
    const at = skipped.findIndex(({ reason }) => reason === each.reason);
    if (at < 0) skipped.push(each);
    else skipped[at] = { ...each, count: each.count + skipped[at]!.count };
  }
  return { changed: one.changed + other.changed, skipped };
}
