/** Keys of what the screen shows about the session, and of the theme (specification 3). */
export const AUTH_STORE_KEY = 'auth-store';
export const THEME_STORE_KEY = 'theme-store';
/** Set when a session ends without a sign-out. Removed when a person signs in. */
export const SESSION_EXPIRED_KEY = 'session-expired';
/** Set when a person signs out. Removed when the server has ended the session, or when a person signs in. */
export const SIGN_OUT_OWED_KEY = 'sign-out-owed';

/**
 * A storage that never throws. Browsers may forbid it, it may be full, and an older release may have written its
 * values.
 */
function safe(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    getRecord(key: string): Record<string, unknown> {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? '{}');
        return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
      } catch {
        return {};
      }
    },
    set(key: string, value: string): void {
      try {
        if (storage().getItem(key) !== value) storage().setItem(key, value);
      } catch {
        // The value is then lost when the page closes.
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // Then there is no stored value either.
      }
    },
    clear(): void {
      try {
        storage().clear();
      } catch {
        // Then there is no stored value either.
      }
    },
  };
}

/** What this browser keeps. Its tabs share it. */
export const browserStorage = safe(() => localStorage);
/** What this tab keeps until it is closed. */
export const tabStorage = safe(() => sessionStorage);
