import { api, unwrap } from '@ringtag/api-client';
import { currentLocale } from '@ringtag/i18n';
import { useMutation } from '@ringtag/vendor-query';
import { profileOf, type ActivationDraft } from './activation-draft';

/** Keeps the draft and mails code and link; answers the challenge. */
export function useCreateProfile(alias: string) {
  return useMutation({
    mutationFn: (draft: ActivationDraft) =>
      unwrap(
        api.POST('/api/scan/{alias}/profile', {
          params: { path: { alias } },
          body: { ...profileOf(draft), locale: currentLocale() },
        }),
      ),
  });
}
