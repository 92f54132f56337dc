import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor/query';

/** POST /api/scan/{alias}/unactivate: the owner gives the code up. After that, it can be activated again. */
export function useUnactivate(alias: string) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/scan/{alias}/unactivate', { params: { path: { alias } } })),
  });
}
