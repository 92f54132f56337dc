import { api, unwrap, type components } from '@ringtag/api-client';
import type { MailState } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { keepPreviousData, queryOptions, useMutation } from '@ringtag/vendor/query';
import { systemQuery } from '../../system/system.queries';
import { useInvalidation } from '../../use-invalidation';

export type Mail = components['schemas']['MailDto'];

export type MailsParams = Omit<ListParams, 'q'> & { state?: MailState };

const mailsKey = ['admin', 'mails'] as const;

/** GET /api/mails: newest first. */
export const mailsQuery = (params: MailsParams) =>
  queryOptions({
    queryKey: [...mailsKey, params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/mails', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/**
 * POST /api/mails/{id}/retry. The list is read again after a failure too, because the state of the mail may have
 * changed.
 */
export function useRetryMail(id: string) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/mails/{id}/retry', { params: { path: { id } } })),
    onSettled: useInvalidation(mailsKey, systemQuery.queryKey),
  });
}
