import { api, ApiError, unwrap, type components } from '@ringtag/api-client';
import { CHALLENGE } from '@ringtag/contracts';
import { shouldRetry } from '@ringtag/session';
import { queryOptions, useMutation } from '@ringtag/vendor-query';
import type { QueryKeys } from '../query-keys';
import { type Scan, scanQueryOptions } from '../state/scan.queries';

export type ActivationStep = components['schemas']['ActivationStepDto'];

const SECOND = 1000;

/** The code step as it stands on the server. `started`: what the page knows when it comes from the form. */
export const activationStepOptions = (alias: string, challengeId: string, started?: ActivationStep) =>
  queryOptions({
    queryKey: ['scan', 'step', alias, challengeId] satisfies QueryKeys['activationStep'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/scan/{alias}/verify/{challengeId}', {
          params: { path: { alias, challengeId } },
          signal,
        }),
      ),
    initialData: started,
    initialDataUpdatedAt: 0,
    // A code that is taken stays so.
    retry: (failures, error) =>
      !(error instanceof ApiError && error.status === 409) && shouldRetry(failures, error),
    // The code may be used in another tab, or its link on another device, while this page is in the background.
    refetchOnWindowFocus: 'always',
    // And it has an end. This device's clock may be wrong, so it only says when to ask.
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'open' && data.challenge ? waitUntil(data.challenge.expiresAt) : false,
  });

/** The page of the code is the same scan, which was counted when the person came. */
export const sameScanOptions = (alias: string) => {
  const scan = scanQueryOptions(alias);
  return queryOptions({
    ...scan,
    queryFn: ({ signal }): Promise<Scan> =>
      unwrap(
        api.GET('/api/scan/{alias}', { params: { path: { alias }, query: { counted: 'true' } }, signal }),
      ),
  });
};

/** Mails new digits to the same address. */
export function useResendCode(alias: string, challengeId: string) {
  return useMutation({
    mutationFn: () =>
      unwrap(api.POST('/api/scan/{alias}/resend', { params: { path: { alias } }, body: { challengeId } })),
  });
}

function waitUntil(time: string): number {
  return Math.min(Math.max(Date.parse(time) - Date.now() + SECOND, 10 * SECOND), CHALLENGE.life);
}
