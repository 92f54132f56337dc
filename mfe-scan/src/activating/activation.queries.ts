import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

/** With the code from the mailbox, or empty for somebody who is signed in. Answers the user and the code. */
export function useActivate(alias: string) {
  return useMutation({
    mutationFn: (proof: components['schemas']['ActivateDto']) =>
      unwrap(api.POST('/api/scan/{alias}/activate', { params: { path: { alias } }, body: proof })),
  });
}
