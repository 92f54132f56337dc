import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

export type NewMessage = components['schemas']['NewMessageDto'];

/** A failure is shown when `beforeFailure` is over. */
export function useSendMessage(alias: string, beforeFailure: (failure: Error) => Promise<void>) {
  return useMutation({
    mutationFn: (message: NewMessage) =>
      unwrap(api.POST('/api/scan/{alias}/messages', { params: { path: { alias } }, body: message })),
    onError: beforeFailure,
  });
}
