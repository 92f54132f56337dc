import { api, unwrap } from '@ringtag/api-client';
import { toProfile, type TypedProfile } from '@ringtag/card/activation';
import { currentLocale } from '@ringtag/i18n';
import { useMutation } from '@ringtag/vendor/query';

/**
 * Stores the draft and mails digits and link. Answers the challenge. A lock makes two tabs do this in turn: each answer
 * replaces the whole cookie of steps, so the second request must already send the cookie of the first (ADR 39).
 */
export function useCreateProfile(alias: string) {
  return useMutation({
    mutationFn: (draft: TypedProfile) => {
      const create = () =>
        unwrap(
          api.POST('/api/scan/{alias}/profile', {
            params: { path: { alias } },
            body: { ...toProfile(draft), locale: currentLocale() },
          }),
        );
      // Browsers have locks only over HTTPS and on localhost.
      return (navigator.locks as LockManager | undefined)?.request('steps', create) ?? create();
    },
  });
}
