import { api, setSessionHooks, type ApiError } from '@ringtag/api-client';
import type { QueryClient } from '@ringtag/vendor/query';
import { AUTH_STORE_KEY, browserStorage, SESSION_EXPIRED_KEY, tabStorage } from './browser-storage';
import { endOnServer, owesSignOut, payFirst } from './owed-sign-out';
import { pathAfterSignOut } from './routes';
import { userQueryOptions, type User } from './user.queries';

/**
 * The key in localStorage that holds `signedIn`, `leaving` or nothing. Other tabs follow it (specification 3 and 4).
 */
export const SIGNIN_STATE_KEY = 'signinState';
const SIGNED_IN = 'signedIn';
/**
 * Set from the start of a sign-out until the server answers. Calls that fail in that time do not mean that the session
 * expired.
 */
const LEAVING = 'leaving';

/** Messages of 403 answers that are ordinary errors, even with "Forbidden." before them (specification 6). */
const ROLE_MESSAGES = ['Admin access required', 'Valid user role required'];

/** True for a 403 that means the session is about to end (specification 4). */
export function marksExpiring(error: Pick<ApiError, 'status' | 'message'>): boolean {
  const message = error.message.replace(/^Forbidden\.\s*/, '').trim();
  return error.status === 403 && !ROLE_MESSAGES.includes(message);
}

export interface Session {
  /** Asks the server who is signed in. Call it after a sign-in and after changes to the user's data. */
  refreshUser: () => Promise<User | null>;
  /**
   * Ends the session here and on the server. Then loads the given path as a new document, or the `returnUrl` of the
   * page's address, or the sign-in page.
   */
  signOut: (returnUrl?: string | null) => Promise<void>;
  /** Ends a session that is over without a sign-out: forgets the person in all tabs. The sign-in page then says why. */
  end: () => void;
  /** Stops following the page; for tests. */
  stop: () => void;
}

/** What the screen shows about the session (specification 3: client flags). The caller of `startSession` keeps it. */
export interface SessionDisplay {
  signedIn: (user: User) => void;
  signedOut: () => void;
  /** Opens the session-expiry modal (specification 4) if a person is signed in. */
  sessionExpiring: () => void;
}

interface SessionParts {
  display: SessionDisplay;
  queryClient: QueryClient;
  /** Loads a path as a new document, so that no data of the last person stays in memory. */
  loadPage?: (path: string) => void;
}

/** Connects the display, the user query, the API client and the other tabs. Called once, by the shell. */
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
  /** Forgets the person in this tab. The guards then redirect from protected pages. */
  const forget = () => {
    queryClient.setQueryData(queryKey, null);
    dropOtherQueries();
  };
  const end = () => {
    // The server answers 401 for a wrong password as well. A person who was not signed in has lost no session.
    if (browserStorage.get(SIGNIN_STATE_KEY) === SIGNED_IN) browserStorage.set(SESSION_EXPIRED_KEY, '1');
    browserStorage.remove(AUTH_STORE_KEY);
    browserStorage.remove(SIGNIN_STATE_KEY);
    forget();
  };

  let last: User | null = null;
  const follow = (user: User | null) => {
    if (user) {
      // The next person must not see the data of the last one.
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

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== SIGNIN_STATE_KEY) return;
    // The next person must not see what this one has typed.
    if (newValue === '') tabStorage.clear();
    if (newValue === SIGNED_IN) void refreshUser();
    // Not while the other tab signs out: its sign-out clears the browser's cache, which would abort what this tab
    // loads.
    else if (newValue !== LEAVING) forget();
  };
  window.addEventListener('storage', onStorage);

  api.use(payFirst);
  setSessionHooks({
    401: end,
    403: (error) => {
      if (marksExpiring(error)) display.sessionExpiring();
    },
  });

  return {
    refreshUser,
    signOut: async (returnUrl = new URLSearchParams(location.search).get('returnUrl')) => {
      browserStorage.set(SIGNIN_STATE_KEY, LEAVING);
      // If the server cannot be reached, the person is signed out on this screen all the same.
      await endOnServer();
      browserStorage.remove(AUTH_STORE_KEY);
      browserStorage.remove(SESSION_EXPIRED_KEY);
      browserStorage.set(SIGNIN_STATE_KEY, '');
      tabStorage.clear();
      // If the next page cannot be loaded either, this page stays open, and must not show the person's data.
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
