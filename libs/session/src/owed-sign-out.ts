import { api } from '@ringtag/api-client';
import { browserStorage, SIGN_OUT_OWED_KEY } from './browser-storage';

const SIGN_OUT = '/api/auth/sign-out';

export const owesSignOut = (): boolean => browserStorage.get(SIGN_OUT_OWED_KEY) !== null;

let paying: Promise<void> | undefined;

/** Ends the session on the server. If the server cannot be reached, the sign-out stays owed. */
function paySignOut(): Promise<void> {
  paying ??= api
    .GET(SIGN_OUT)
    .then(
      () => browserStorage.remove(SIGN_OUT_OWED_KEY),
      () => undefined,
    )
    .finally(() => (paying = undefined));
  return paying;
}

/** Ends the session on the server: now, or else before the next call, in any tab and also after a reload. */
export function endOnServer(): Promise<void> {
  // Set before the call, because the call may fail or the page may be closed while it runs.
  browserStorage.set(SIGN_OUT_OWED_KEY, '1');
  return paySignOut();
}

/**
 * Sends an owed sign-out before each call. While that fails, reading calls carry no cookies, so that nothing is read in
 * the name of the person who signed out.
 */
export const payFirst: Parameters<typeof api.use>[0] = {
  onRequest: async ({ request, schemaPath }) => {
    if (!owesSignOut() || schemaPath === SIGN_OUT) return;
    await paySignOut();
    if (owesSignOut() && request.method === 'GET') return new Request(request, { credentials: 'omit' });
  },
};
