import { api, unwrap } from '@ringtag/api-client';
import { toProfile, type TypedProfile } from '@ringtag/card/activation';
import { currentLocale } from '@ringtag/i18n';
import { useMutation } from '@ringtag/vendor/query';
import { beginInTurn } from '@ringtag/verification';

/** Stores the draft and mails digits and link. Answers the challenge. */
export function useCreateProfile(alias: string) {
  return useMutation({
    mutationFn: (draft: TypedProfile) =>
      beginInTurn(() =>
        unwrap(
          api.POST('/api/scan/{alias}/profile', {
            params: { path: { alias } },
            body: { ...toProfile(draft), locale: currentLocale() },
          }),
        ),
      ),
  });
}
