import { api, unwrap } from '@ringtag/api-client';
import { currentLocale } from '@ringtag/i18n';
import { useMutation } from '@ringtag/vendor-query';
import { profileOf, type ActivationDraft } from '../activating/activation-draft';

/**
 * Keeps the draft and mails code and link; answers the challenge. Two tabs do it one after the other: each answer
 * writes the cookie of the steps whole, and has to know the step of the one before (ADR 39).
 */
export function useCreateProfile(alias: string) {
  return useMutation({
    mutationFn: (draft: ActivationDraft) => {
      const create = () =>
        unwrap(
          api.POST('/api/scan/{alias}/profile', {
            params: { path: { alias } },
            body: { ...profileOf(draft), locale: currentLocale() },
          }),
        );
      // Only where there is TLS, or the host is this one.
      return (navigator.locks as LockManager | undefined)?.request('steps', create) ?? create();
    },
  });
}
