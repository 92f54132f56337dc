import { api, unwrap, type components } from '@ringtag/api-client';
import type { ListParams } from '@ringtag/lists';
import { reportKeys } from '@ringtag/mf-contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor/query';
import { useInvalidation } from '../use-invalidation';

export type Report = components['schemas']['ReportDto'];
/** With all of its messages. */
export type ReportedConversation = components['schemas']['ReportedConversationDto'];
export type ReportedMessage = ReportedConversation['messages'][number];

export type ReportsParams = Omit<ListParams, 'q'> & { settled: 'true' | 'false' };

/** GET /api/reports. */
export const reportsQuery = (params: ReportsParams) =>
  queryOptions({
    queryKey: reportKeys.reports(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/reports', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/**
 * GET /api/reports/{id} until its beginning: an answer has the latest hundred messages. The audit log has each reading,
 * so a conversation is read when its page is opened, and neither again by itself nor kept afterwards.
 */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'report', { id }],
    queryFn: async ({ signal }) => {
      const read = (before?: number): Promise<ReportedConversation> =>
        unwrap(api.GET('/api/reports/{id}', { params: { path: { id }, query: { before } }, signal }));
      const newest = await read();
      let { messages } = newest;
      while (messages[0]!.position > 0)
        messages = [...(await read(messages[0]!.position)).messages, ...messages];
      return { ...newest, messages };
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/** PUT and DELETE /api/reports/{id}/settled. */
export function useSettleReport(id: string) {
  const queryClient = useQueryClient();
  const refreshLists = useListInvalidation();
  const params = { path: { id } };
  return useMutation({
    mutationFn: (settled: boolean) =>
      unwrap(
        settled
          ? api.PUT('/api/reports/{id}/settled', { params })
          : api.DELETE('/api/reports/{id}/settled', { params }),
      ),
    onSuccess: (report) => {
      queryClient.setQueryData(reportQuery(id).queryKey, (known) => known && { ...known, ...report });
      return refreshLists();
    },
  });
}

/** DELETE /api/reports/{id}. */
export function useDeleteReport(id: string) {
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/reports/{id}', { params: { path: { id } } })),
    onSuccess: useListInvalidation(),
  });
}

function useListInvalidation() {
  return useInvalidation(reportKeys.reports(), reportKeys.open());
}
