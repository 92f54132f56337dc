import { api, unwrap, type components } from '@ringtag/api-client';
import { sharedField } from '@ringtag/session/shared-computer';
import { useMutation } from '@ringtag/vendor/query';

/** Activates the code with the digits from the mailbox. Signed-in people send none. Answers the user and the code. */
export function useActivate(alias: string) {
  return useMutation({
    mutationFn: (proof: components['schemas']['ActivateDto']) =>
      unwrap(
        api.POST('/api/scan/{alias}/activate', {
          params: { path: { alias } },
          body: { ...proof, ...sharedField() },
        }),
      ),
  });
}
