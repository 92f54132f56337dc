import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

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
