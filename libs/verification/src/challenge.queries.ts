import { api, unwrap } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor/query';

export function useResend(challengeId: string) {
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/auth/resend', { body: { challengeId } })),
  });
}
