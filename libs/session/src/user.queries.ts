import { api, ApiError, unwrap } from '@ringtag/api-client';
import { queryOptions, useQuery } from '@ringtag/vendor/query';
import { owesSignOut } from './owed-sign-out';

/**
 * The only query key of this library. No other key may start with `session`, because a sign-out removes all queries
 * that do not.
 */
export const userKey = ['session', 'user'] as const;

const FIVE_MINUTES = 5 * 60 * 1000;

const fetchMe = (signal: AbortSignal) => unwrap(api.GET('/api/user/me', { signal }));

/** The signed-in person, as `GET /user/me` answers. */
export type User = Awaited<ReturnType<typeof fetchMe>>;

/**
 * The signed-in user, or null. Every failure counts as null (specification 4 and 7). The cookie stays, so that a reload
 * restores the session after a short failure (REL-13).
 */
export const userQueryOptions = queryOptions({
  queryKey: userKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const user = await fetchMe(signal);
      // The answer may arrive after the person has signed out.
      return owesSignOut() ? null : user;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  },
  staleTime: FIVE_MINUTES,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
});

/** `isPending` until the first answer, then the user or null. */
export function useUser(): { user: User | null; isPending: boolean } {
  const { data = null, isPending } = useQuery(userQueryOptions);
  return { user: data, isPending };
}

/** True if a person is signed in and has proven their mailbox. The main layout requires this (specification 3). */
export function isVerified(user: User | null): user is User {
  return user !== null && user.isEmailVerified;
}
