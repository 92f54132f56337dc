import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

/** Somebody who does not hold the code asks its owner, by mail, to give it up. */
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
