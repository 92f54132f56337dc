import { api } from '@ringtag/api-client';
import { browserStorage, SIGN_OUT_OWED_KEY } from './browser-storage';

const SIGN_OUT = '/api/auth/sign-out';

export const owesSignOut = (): boolean => browserStorage.get(SIGN_OUT_OWED_KEY) !== null;

let paying: Promise<void> | undefined;

/** Ends the session of whoever has left, if the server can be reached; otherwise it stays owed. */
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

/** Ends the session on the server: now, or before anything else is asked, in any tab and after a reload. */
export function endOnServer(): Promise<void> {
  // Before the call: it may fail, and the page may be closed meanwhile.
  browserStorage.set(SIGN_OUT_OWED_KEY, '1');
  return paySignOut();
}

/** What is owed is paid before each call. While it cannot be, nothing is read in the name of whoever has left. */
export const payFirst: Parameters<typeof api.use>[0] = {
  onRequest: async ({ request, schemaPath }) => {
    if (!owesSignOut() || schemaPath === SIGN_OUT) return;
    await paySignOut();
    if (owesSignOut() && request.method === 'GET') return new Request(request, { credentials: 'omit' });
  },
};
