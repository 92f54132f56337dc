import { api, unwrap, type components } from '@ringtag/api-client';
import { type Started, stepOptions, toOpenStep } from '@ringtag/verification';

/** The state of the step where a mailed code is entered. `started` is what the form already knows. */
export const codeStepOptions = (challengeId: string, started?: Started) =>
  stepOptions<components['schemas']['CodeStepDto']>({
    queryKey: ['auth', 'step', challengeId],
    read: (signal) =>
      unwrap(api.GET('/api/auth/steps/{challengeId}', { params: { path: { challengeId } }, signal })),
    started: toOpenStep(started),
  });
