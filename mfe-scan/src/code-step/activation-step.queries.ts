import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions, useMutation } from '@ringtag/vendor/query';
import { stepOptions } from '@ringtag/verification';
import { type Scan, scanQueryOptions } from '../state/scan.queries';

export type ActivationStep = components['schemas']['ActivationStepDto'];

/** The state of the code step. `started` is what the form already knows. */
export const activationStepOptions = (alias: string, challengeId: string, started?: ActivationStep) =>
  stepOptions<ActivationStep>({
    queryKey: ['scan', 'step', alias, challengeId],
    read: (signal) =>
      unwrap(
        api.GET('/api/scan/{alias}/verify/{challengeId}', {
          params: { path: { alias, challengeId } },
          signal,
        }),
      ),
    started,
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
