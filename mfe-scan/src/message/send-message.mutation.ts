import { api, unwrap, type components } from '@ringtag/api-client';
import { useMutation } from '@ringtag/vendor-query';

export type NewMessage = components['schemas']['NewMessageDto'];

export function useSendMessage(alias: string) {
  return useMutation({
    mutationFn: (message: NewMessage) =>
      unwrap(api.POST('/api/scan/{alias}/messages', { params: { path: { alias } }, body: message })),
  });
}
