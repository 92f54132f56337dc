import type { components } from '@ringtag/api-client';
import { userQueryOptions } from '@ringtag/session';
import { useQueryClient } from '@ringtag/vendor-query';
import { useState } from 'react';
import { forgetDraft } from './activation-draft';

/** The step of an activation that the page tells about, besides the check of the code. */
export type Progress = 'activating' | 'redirecting';

/** Specification 9: 0.6 s to settle, about 1 s in all before the page moves on. */
const SETTLE_MS = 600;
const MOVE_ON_MS = 400;

/** Not to wait for something: people are to read what was done. */
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What follows a successful activation: tell, sign in on this page, then `onActivated`. */
export function useFinish(onActivated: () => Promise<void>) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress>();

  async function finish({ user, code }: components['schemas']['ActivatedDto']) {
    setProgress('activating');
    await wait(SETTLE_MS);
    setProgress('redirecting');
    await wait(MOVE_ON_MS);
    // The session follows the user query: display state, guards and the other tabs.
    queryClient.setQueryData(userQueryOptions.queryKey, user);
    forgetDraft(code.alias);
    await onActivated();
  }

  return { progress, finish };
}
