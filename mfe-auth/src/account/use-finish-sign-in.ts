import { lastSignIn, type SignInWay } from '@ringtag/display/last-sign-in';
import { userQueryOptions, type User } from '@ringtag/session';
import { useQueryClient } from '@ringtag/vendor/query';
import { useState } from 'react';
import { keptTarget } from './kept-target';

/** The time until the page is left after a success (specification 9). */
export const NOTE_MS = 1000;

/**
 * Returns `finish`, which ends a sign-in: a note is shown for about a second, then the session knows the user. The
 * shell's guard then leads away from the pages for guests, to `returnUrl`, `redirectUrl` or the default route. `way` is
 * remembered: the sign-in page offers it first next time.
 */
export function useFinishSignIn() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(false);

  function finish(user: User, way: SignInWay = 'code') {
    lastSignIn.rememberWay(way);
    keptTarget.forget();
    setDone(true);
    setTimeout(() => queryClient.setQueryData(userQueryOptions.queryKey, user), NOTE_MS);
  }

  return { done, finish };
}
