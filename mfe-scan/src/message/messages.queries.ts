import { api, unwrap, type ApiError, type components } from '@ringtag/api-client';
import { toRememberedKey } from '@ringtag/contracts';
import { currentLocale } from '@ringtag/i18n';
import { browserStorage } from '@ringtag/session';
import { useMutation } from '@ringtag/vendor/query';

export type NewMessage = components['schemas']['NewMessageDto'];
export type SentMessage = components['schemas']['SentMessageDto'];

const MAX_RETRIES = 3;

/**
 * Sends a message. When the server refuses a form that was filled in too quickly, it is sent again after the time that
 * the server names. It is pending until `afterSent` or `beforeFailure` has resolved.
 */
export function useSendMessage(
  alias: string,
  afterSent: (sent: SentMessage) => Promise<void>,
  beforeFailure: (failure: Error) => Promise<void>,
) {
  return useMutation({
    mutationFn: (message: NewMessage) =>
      unwrap(api.POST('/api/scan/{alias}/messages', { params: { path: { alias } }, body: message })),
    retry: (failures, refusal) =>
      (refusal as Partial<ApiError>).code === 'form_too_new' && failures < MAX_RETRIES,
    retryDelay: (_, refusal) => (refusal as ApiError).retryAfter! * 1000,
    onSuccess: afterSent,
    onError: beforeFailure,
  });
}

/** Mails what the owner answers to an address. */
export function useEmailReplies(token: string) {
  return useMutation({
    mutationFn: (address: string) =>
      unwrap(
        api.PUT('/api/conversation/{token}/answers-to', {
          params: { path: { token } },
          body: { address, locale: currentLocale() },
        }),
      ),
  });
}

/** Has this browser remember a conversation: its link in a cookie, and in the storage only of which activation it is. */
export function useRemember(token: string) {
  return useMutation({
    mutationFn: () =>
      unwrap(api.PUT('/api/conversation/{token}/remembered', { params: { path: { token } } })),
    onSuccess: ({ alias, mark }) => browserStorage.set(toRememberedKey(alias), mark),
  });
}
