import { api, ApiError, unwrap, type components } from '@ringtag/api-client';
import { LINK_TOKEN_HEADER } from '@ringtag/contracts';
import { loadTexts } from '@ringtag/i18n';
import { shouldRetry } from '@ringtag/session';
import { sharedField } from '@ringtag/session/shared-computer';
import { queryOptions, useMutation } from '@ringtag/vendor/query';

export type ActivationPreview = components['schemas']['ActivationPreviewDto'];

/** Reads what a mailed link would publish. The token travels in a header, never in an address (LNK-7). */
export const activationPreviewOptions = (alias: string, token: string) =>
  queryOptions({
    queryKey: ['scan', 'activation-preview', alias, token],
    queryFn: async ({ signal }) => {
      const [preview] = await Promise.all([
        unwrap(
          api.GET('/api/scan/{alias}/activation', {
            params: { path: { alias }, header: { [LINK_TOKEN_HEADER]: token } },
            signal,
          }),
        ),
        // Texts that say of each field who will see it.
        loadTexts('profileFields'),
      ]);
      return preview;
    },
    // Status 409 says that the code is taken. That does not change, so there is no retry and the reader need not wait.
    retry: (failures, error) =>
      !(error instanceof ApiError && error.status === 409) && shouldRetry(failures, error),
    // Read once. After the link was used or declined, another request would only be refused.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** "This was not me": the server ends both the digits and the link. */
export function useDeclineActivation(alias: string) {
  return useMutation({
    mutationFn: (token: string) =>
      unwrap(
        api.POST('/api/scan/{alias}/activation/decline', { params: { path: { alias } }, body: { token } }),
      ),
  });
}

/** Activates the code with the link, which then cannot be used again. Answers the user and the code. */
export function useActivateLink(alias: string) {
  return useMutation({
    mutationFn: (token: string) =>
      unwrap(
        api.POST('/api/scan/{alias}/activate-link', {
          params: { path: { alias } },
          body: { token, ...sharedField() },
        }),
      ),
  });
}
