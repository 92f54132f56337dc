import { api, unwrap } from '@ringtag/api-client';
import { queryOptions, useMutation } from '@ringtag/vendor/query';

/** Reads who asks for the code. Reading changes nothing (LNK-2). */
export const unactivationRequestOptions = (token: string) =>
  queryOptions({
    queryKey: ['scan', 'unactivation-request', token],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/unactivation-requests/{token}', { params: { path: { token } }, signal })),
    staleTime: Infinity,
  });

/** Gives the code to whoever asked, to nobody in particular, or not at all. */
export type RequestAnswer = 'give' | 'confirm' | 'decline';

export function useAnswerRequest(token: string) {
  return useMutation({
    mutationFn: (answer: RequestAnswer) =>
      unwrap(api.POST(`/api/unactivation-requests/{token}/${answer}`, { params: { path: { token } } })),
  });
}

/** Mails the owner a request to give up the code, on behalf of somebody who does not hold it. */
export function useRequestUnactivation(alias: string) {
  return useMutation({
    mutationFn: (reason: string) =>
      unwrap(
        api.POST('/api/scan/{alias}/unactivation-request', {
          params: { path: { alias } },
          body: reason === '' ? {} : { reason },
        }),
      ),
  });
}
