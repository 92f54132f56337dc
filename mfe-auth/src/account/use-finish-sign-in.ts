import { lastSignIn, type SignInWay } from '@ringtag/display/last-sign-in';
import { userQueryOptions, type User } from '@ringtag/session';
import { useQueryClient } from '@ringtag/vendor-query';
import { useState } from 'react';

/** Specification 9: post-verify navigation wait. */
export const NOTE_MS = 1000;

/**
 * What follows a sign-in: a note for about a second, then the user becomes known to the page. From there on the
 * shell's guard leads away from pages for guests, to `returnUrl`, `redirectUrl` or the default route. The next sign-in
 * opens with the same way.
 */
export function useFinishSignIn() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(false);

  function finish(user: User, way: SignInWay = 'code') {
    lastSignIn.rememberWay(way);
    setDone(true);
    setTimeout(() => queryClient.setQueryData(userQueryOptions.queryKey, user), NOTE_MS);
  }

  return { done, finish };
}
