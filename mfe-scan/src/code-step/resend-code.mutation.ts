import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

export function useResendCode(alias: string, challengeId: string) {
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/scan/{alias}/resend', { params: { path: { alias } }, body: { challengeId } })),
  });
}
