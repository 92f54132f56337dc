import { api, unwrap, type components } from '@ringtag/api-client';
import type { MailState } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@ringtag/vendor-query';
import { queryKeys } from '../../query-keys';

export type Mail = components['schemas']['MailDto'];

export type MailsParams = Omit<ListParams, 'q'> & { state?: MailState };

/** GET /api/mails: the newest first. */
export const mailsQuery = (params: MailsParams) =>
  queryOptions({
    queryKey: queryKeys.mails(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/mails', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** POST /api/mails/{id}/retry. What failed may have changed meanwhile: the list is read again in any case. */
export function useRetryMail(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/mails/{id}/retry', { params: { path: { id } } })),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.mails() }),
        queryClient.invalidateQueries({ queryKey: queryKeys.system() }),
      ]),
  });
}
