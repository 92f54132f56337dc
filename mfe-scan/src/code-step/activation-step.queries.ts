import { api, ApiError, unwrap, type components } from '@ringtag/api-client';
import { CHALLENGE } from '@ringtag/contracts';
import { shouldRetry } from '@ringtag/session';
import { queryOptions, useMutation } from '@ringtag/vendor/query';
import { type Scan, scanQueryOptions } from '../state/scan.queries';

export type ActivationStep = components['schemas']['ActivationStepDto'];

const SECOND = 1000;

/**
 * Reads the state of the code step from the server. `started` is what the form already knows, shown until the answer
 * comes.
 */
export const activationStepOptions = (alias: string, challengeId: string, started?: ActivationStep) =>
  queryOptions({
    queryKey: ['scan', 'step', alias, challengeId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/scan/{alias}/verify/{challengeId}', {
          params: { path: { alias, challengeId } },
          signal,
        }),
      ),
    initialData: started,
    initialDataUpdatedAt: 0,
    // Status 409 says that the code is taken. That does not change, so there is no retry.
    retry: (failures, error) =>
      !(error instanceof ApiError && error.status === 409) && shouldRetry(failures, error),
    // While this page is in the background, the digits may be used in another tab, or the link on another device.
    refetchOnWindowFocus: 'always',
    // The digits expire. This device's clock may be wrong, so it only decides when to ask the server.
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'open' && data.challenge ? waitUntil(data.challenge.expiresAt) : false,
  });

/** Reads the page of the code without counting another scan: the scan was counted when the person opened the code. */
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
