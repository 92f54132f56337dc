import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

/** Consumes the instant link. Answers the user and the code. */
export function useActivateLink(alias: string) {
  return useMutation({
    mutationFn: (token: string) =>
      unwrap(api.POST('/api/scan/{alias}/activate-link', { params: { path: { alias } }, body: { token } })),
  });
}
