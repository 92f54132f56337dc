import { browserStorage, SESSION_EXPIRED_KEY, SIGN_OUT_OWED_KEY, type User } from '@ringtag/session';

const EMAIL_KEY = 'last-email';
const WAY_KEY = 'last-way';

/** What people proved themselves with: a password, or a code or link from their mailbox. */
export type SignInWay = 'password' | 'code';

/**
 * Who was signed in here last and how they got in: what the sign-in form opens with (specification 3). Signing out
 * keeps it.
 */
export const lastSignIn = {
  email: (): string => browserStorage.get(EMAIL_KEY) ?? '',
  byCode: (): boolean => browserStorage.get(WAY_KEY) === 'code',
  /** Whether that session ended without a sign-out. */
  hasExpired: (): boolean => browserStorage.get(SESSION_EXPIRED_KEY) !== null,
  /** Keeps the address for the next sign-in; people without a password get the form that mails a code. */
  remember: ({ email, hasPassword }: Pick<User, 'email' | 'hasPassword'>): void => {
    browserStorage.remove(SESSION_EXPIRED_KEY);
    browserStorage.set(EMAIL_KEY, email);
    if (!hasPassword) lastSignIn.rememberWay('code');
  },
  /** To be called as soon as somebody has signed in. */
  rememberWay: (way: SignInWay): void => {
    // The session that was to be ended is no longer this browser's; the new one is not to be.
    browserStorage.remove(SIGN_OUT_OWED_KEY);
    browserStorage.set(WAY_KEY, way);
  },
};

/** The account is gone. By itself, because the bundles of most pages do without. */
export function forgetLastSignIn(): void {
  browserStorage.remove(EMAIL_KEY);
  browserStorage.remove(WAY_KEY);
}
