import {
  browserStorage,
  isSharedComputer,
  SESSION_EXPIRED_KEY,
  SIGN_OUT_OWED_KEY,
  type User,
} from '@ringtag/session';

const EMAIL_KEY = 'last-email';
const WAY_KEY = 'last-way';

/** How a person proved who they are: with a password, or with a code or link from their mailbox. */
export type SignInWay = 'password' | 'code';

/**
 * Who last signed in with this browser, and how. The sign-in form starts with it (specification 3). It stays after a
 * sign-out. A shared computer remembers nobody, and forgets whom it remembered before it was said to be one.
 */
export const lastSignIn = {
  email: (): string => browserStorage.get(EMAIL_KEY) ?? '',
  /** A code where none is known: most accounts have no password. */
  way: (): SignInWay => (browserStorage.get(WAY_KEY) === 'password' ? 'password' : 'code'),
  /** Whether that session ended without a sign-out. */
  hasExpired: (): boolean => browserStorage.get(SESSION_EXPIRED_KEY) !== null,
  /** Keeps the address for the next sign-in. For an account without a password, the form will offer to mail a code. */
  remember: ({ email, hasPassword }: Pick<User, 'email' | 'hasPassword'>): void => {
    browserStorage.remove(SESSION_EXPIRED_KEY);
    keep(EMAIL_KEY, email);
    if (!hasPassword) lastSignIn.rememberWay('code');
  },
  /** Call it as soon as a person has signed in. */
  rememberWay: (way: SignInWay): void => {
    // The session whose sign-out was owed is no longer in this browser. The new session must not be ended.
    browserStorage.remove(SIGN_OUT_OWED_KEY);
    keep(WAY_KEY, way);
  },
};

function keep(key: string, value: string): void {
  if (isSharedComputer()) browserStorage.remove(key);
  else browserStorage.set(key, value);
}

/** Call it when the account is deleted. A function of its own, because the bundles of most pages do not need it. */
export function forgetLastSignIn(): void {
  browserStorage.remove(EMAIL_KEY);
  browserStorage.remove(WAY_KEY);
}
