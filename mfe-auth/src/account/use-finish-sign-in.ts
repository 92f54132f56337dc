import { lastEmail, userQueryOptions, type User } from '@ringtag/session';
import { useQueryClient } from '@ringtag/vendor-query';
import { useState } from 'react';

/** Specification 9: post-verify navigation wait. */
const NOTE_MS = 1000;

/**
 * What follows a sign-in: a note for about a second, then the user becomes known to the page. From there on the
 * shell's guard leads away from pages for guests, to `returnUrl`, `redirectUrl` or the default route.
 */
export function useFinishSignIn() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(false);

  function finish(user: User) {
    lastEmail.remember(user.email);
    setDone(true);
    setTimeout(() => queryClient.setQueryData(userQueryOptions.queryKey, user), NOTE_MS);
  }

  return { done, finish };
}
