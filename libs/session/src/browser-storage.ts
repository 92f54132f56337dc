/** Keys of what is shown about the session, and of the theme (specification 3). */
export const AUTH_STORE_KEY = 'auth-store';
export const THEME_STORE_KEY = 'theme-store';
/** Stands from the end of a session that nobody asked for until somebody signs in. */
export const SESSION_EXPIRED_KEY = 'session-expired';
/** Stands from when somebody leaves until the server has ended the session, or somebody signs in. */
export const SIGN_OUT_OWED_KEY = 'sign-out-owed';

/** localStorage that never throws: it may be forbidden, full, or hold what an older release wrote. */
export const browserStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  getRecord(key: string): Record<string, unknown> {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  },
  set(key: string, value: string): void {
    try {
      if (localStorage.getItem(key) !== value) localStorage.setItem(key, value);
    } catch {
      // The value then lasts as long as the page.
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  },
};
