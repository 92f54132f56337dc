import { api, setSessionHooks, type ApiError } from '@ringtag/api-client';
import type { QueryClient } from '@ringtag/vendor-query';
import { AUTH_STORE_KEY, browserStorage, SESSION_EXPIRED_KEY } from './browser-storage';
import { endOnServer, owesSignOut, payFirst } from './owed-sign-out';
import { pathAfterSignOut } from './routes';
import { userQueryOptions, type User } from './user.queries';

/** Holds `signedIn`, `leaving` or nothing; other tabs follow it (specification 3 and 4). */
export const SIGNIN_STATE_KEY = 'signinState';
const SIGNED_IN = 'signedIn';
/** Somebody is signing out, and the server has not answered yet: what fails meanwhile is no session that expired. */
const LEAVING = 'leaving';

/** 403 answers that are ordinary errors, also when they start with "Forbidden." (specification 6). */
const ROLE_MESSAGES = ['Admin access required', 'Valid user role required'];

/** True for a 403 that means the session is about to end (specification 4). */
export function marksExpiring(error: Pick<ApiError, 'status' | 'message'>): boolean {
  const message = error.message.replace(/^Forbidden\.\s*/, '').trim();
  return error.status === 403 && !ROLE_MESSAGES.includes(message);
}

export interface Session {
  /** Asks the server who is signed in now. Call it after a sign-in, and when the user's data changed. */
  refreshUser: () => Promise<User | null>;
  /**
   * Ends the session here and on the server, then loads the given path, the `returnUrl` of the page's address, or the
   * sign-in page afresh.
   */
  signOut: (returnUrl?: string | null) => Promise<void>;
  /** The session is over without a sign-out: forgets the person in all tabs, and lets the sign-in page say why. */
  end: () => void;
  /** Detaches from the page; for tests. */
  stop: () => void;
}

/** What the screen shows about the session (specification 3: client flags); kept by whoever draws it. */
export interface SessionDisplay {
  signedIn: (user: User) => void;
  signedOut: () => void;
  /** Opens the session-expiry modal (specification 4), if somebody is signed in. */
  sessionExpiring: () => void;
}

interface SessionParts {
  display: SessionDisplay;
  queryClient: QueryClient;
  /** Loads a path as a new document, so that nothing of the last person stays in memory. */
  loadPage?: (path: string) => void;
}

/** Ties display, user query, transport and the other tabs together. Made once, by the shell. */
export function startSession({
  display,
  queryClient,
  loadPage = (path) => location.assign(path),
}: SessionParts): Session {
  const { queryKey } = userQueryOptions;
  const refreshUser = () => queryClient.fetchQuery({ ...userQueryOptions, staleTime: 0 });

  const isOther = (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== queryKey[0];
  const dropOtherQueries = () =>
    queryClient.removeQueries({ predicate: (query) => isOther(query) && !query.isActive() });
  /** Forgets the person in this tab; guards then lead away from protected pages. */
  const forget = () => {
    queryClient.setQueryData(queryKey, null);
    dropOtherQueries();
  };
  const end = () => {
    // A wrong password is answered like a lost session, to somebody who has none.
    if (browserStorage.get(SIGNIN_STATE_KEY) === SIGNED_IN) browserStorage.set(SESSION_EXPIRED_KEY, '1');
    browserStorage.remove(AUTH_STORE_KEY);
    browserStorage.remove(SIGNIN_STATE_KEY);
    forget();
  };

  let last: User | null = null;
  const follow = (user: User | null) => {
    if (user) {
      // What the last person saw must not greet the next one.
      if (user.id !== last?.id) dropOtherQueries();
      display.signedIn(user);
      browserStorage.set(SIGNIN_STATE_KEY, SIGNED_IN);
    } else {
      display.signedOut();
    }
    last = user;
  };

  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || isOther(event.query)) return;
    follow(event.query.state.data as User | null);
  });

  const onStorage = (event: StorageEvent) => {
    if (event.key !== SIGNIN_STATE_KEY) return;
    if (event.newValue === SIGNED_IN) void refreshUser();
    // Signing out empties the browser's cache, which would break off what this tab loads next.
    else if (event.newValue !== LEAVING) forget();
  };
  window.addEventListener('storage', onStorage);

  api.use(payFirst);
  setSessionHooks({
    onUnauthorized: end,
    onForbidden: (error) => {
      if (marksExpiring(error)) display.sessionExpiring();
    },
  });

  return {
    refreshUser,
    signOut: async (returnUrl = new URLSearchParams(location.search).get('returnUrl')) => {
      browserStorage.set(SIGNIN_STATE_KEY, LEAVING);
      // An unreachable server must not keep a person signed in on this screen.
      await endOnServer();
      browserStorage.remove(AUTH_STORE_KEY);
      browserStorage.remove(SESSION_EXPIRED_KEY);
      browserStorage.set(SIGNIN_STATE_KEY, '');
      // The next page may be out of reach as well, and this one then stays.
      if (owesSignOut()) forget();
      loadPage(pathAfterSignOut(returnUrl));
    },
    end,
    stop: () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
      api.eject(payFirst);
      setSessionHooks(undefined);
    },
  };
}
