import type { components } from '@ringtag/api-client';
import { userQueryOptions } from '@ringtag/session';
import { useQueryClient } from '@ringtag/vendor/query';
import { useState } from 'react';
import { forgetDraft } from './activation-draft';

/** The step of an activation that the page shows, after the digits were checked. */
export type Progress = 'activating' | 'redirecting';

/** Specification 9: the page shows the success for 0.6 s and moves on after 1 s in all. */
const SETTLE_MS = 600;
const MOVE_ON_MS = 400;

/** The delay waits for nothing. It gives people time to read what was done. */
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Returns `finish`, which ends an activation: it shows the progress, signs the person in on this page and calls
 * `onActivated`.
 */
export function useFinish(onActivated: () => Promise<void>) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>();

  async function finish({ user, code }: components['schemas']['ActivatedDto']) {
    setProgress('activating');
    await wait(SETTLE_MS);
    setProgress('redirecting');
    await wait(MOVE_ON_MS);
    // The session follows the user query. Display state, guards and the other tabs then know the user too.
    queryClient.setQueryData(userQueryOptions.queryKey, user);
    forgetDraft(code.alias);
    await onActivated();
  }

  return { progress, finish };
}
