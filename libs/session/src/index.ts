/** Who is signed in: the session in all tabs, the query client, and who may see which page. */

export { defaultPath } from '@ringtag/contracts';
export {
  AUTH_STORE_KEY,
  browserStorage,
  SESSION_EXPIRED_KEY,
  SIGN_OUT_OWED_KEY,
  tabStorage,
  THEME_STORE_KEY,
} from './browser-storage';
export { forgetToken, keptToken } from './kept-token';
export { endOnServer } from './owed-sign-out';
export { createQueryClient, shouldRetry } from './query-client';
export { redirectPath, signInPath } from './routes';
export { SIGNIN_STATE_KEY, startSession, type Session, type SessionDisplay } from './session';
export { SessionProvider, useSession } from './session-provider';
export { isSharedComputer } from './shared-computer';
export { isVerified, userQueryOptions, useUser, type User } from './user.queries';
