import type { Display } from '@ringtag/display';
// Not from the index, which brings Redux along.
import { storeTheme } from '@ringtag/display/store-theme';
import { AUTH_STORE_KEY, browserStorage, type SessionDisplay } from '@ringtag/session';

let display: Promise<Display> | undefined;

/**
 * Loads the display state, and Redux with it, for the first page that uses it. A scan by a signed-out person needs
 * neither.
 */
export function loadDisplay(): Promise<Display> {
  display ??= import('@ringtag/display').then(({ startDisplay }) => startDisplay());
  display.catch(() => (display = undefined));
  return display;
}

/** Passes on the changes of the session. Before the display state is loaded, a sign-out only clears what is stored. */
export const lazySessionDisplay: SessionDisplay = {
  signedIn: (user) => void loadDisplay().then((loaded) => loaded.signedIn(user)),
  signedOut: () => {
    if (display) void display.then((loaded) => loaded.signedOut());
    else browserStorage.remove(AUTH_STORE_KEY);
  },
  sessionExpiring: () => void loadDisplay().then((loaded) => loaded.sessionExpiring()),
};

/** Stores the key of the current route in the display state (specification 3: "current route key"). */
export function showRoute(key: string): void {
  if (display) void display.then((loaded) => loaded.showRoute(key));
  else storeTheme({ currentRouteKey: key });
}
