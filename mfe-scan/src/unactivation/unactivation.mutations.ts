import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

/** The owner gives the code up: it can be activated again. */
export function useUnactivate(alias: string) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/scan/{alias}/unactivate', { params: { path: { alias } } })),
  });
}

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
