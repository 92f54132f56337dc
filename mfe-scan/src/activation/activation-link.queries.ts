import { api, ApiError, unwrap, type components } from '@ringtag/api-client';
import { LINK_TOKEN_HEADER } from '@ringtag/contracts';
import { loadTexts } from '@ringtag/i18n';
import { shouldRetry } from '@ringtag/session';
import { queryOptions, useMutation } from '@ringtag/vendor-query';
import type { QueryKeys } from '../query-keys';

export type ActivationPreview = components['schemas']['ActivationPreviewDto'];

/** What a mailed link would publish. The token travels in a header, never in an address (LNK-7). */
export const activationPreviewOptions = (alias: string, token: string) =>
  queryOptions({
    queryKey: ['scan', 'activation-preview', alias, token] satisfies QueryKeys['activationLink'],
    queryFn: async ({ signal }) => {
      const [preview] = await Promise.all([
        unwrap(
          api.GET('/api/scan/{alias}/activation', {
            params: { path: { alias }, header: { [LINK_TOKEN_HEADER]: token } },
            signal,
          }),
        ),
        // To say of each field who will see it.
        loadTexts('profileFields'),
      ]);
      return preview;
    },
    // A code that is taken stays so: whoever opens the link need not wait for it to be asked again.
    retry: (failures, error) =>
      !(error instanceof ApiError && error.status === 409) && shouldRetry(failures, error),
    // Once: after the link was used or declined it could only say so.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** "This was not me": code and link die. */
export function useDeclineActivation(alias: string) {
  return useMutation({
    mutationFn: (token: string) =>
      unwrap(
        api.POST('/api/scan/{alias}/activation/decline', { params: { path: { alias } }, body: { token } }),
      ),
  });
}

/** Consumes the instant link. Answers the user and the code. */
export function useActivateLink(alias: string) {
  return useMutation({
    mutationFn: (token: string) =>
      unwrap(api.POST('/api/scan/{alias}/activate-link', { params: { path: { alias } }, body: { token } })),
  });
}
