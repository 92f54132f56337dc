import type { Display } from '@ringtag/display';
import { AUTH_STORE_KEY, browserStorage, THEME_STORE_KEY, type SessionDisplay } from '@ringtag/session';

let display: Promise<Display> | undefined;

/** The display state; Redux loads with the first page that shows some of it, which a stranger's scan does not. */
export function loadDisplay(): Promise<Display> {
  display ??= import('@ringtag/display').then(({ startDisplay }) => startDisplay());
  display.catch(() => (display = undefined));
  return display;
}

/** Passes on what happens to the session; while nothing is shown, only what is stored has to be right. */
export const lazySessionDisplay: SessionDisplay = {
  signedIn: (user) => void loadDisplay().then((loaded) => loaded.signedIn(user)),
  signedOut: () => {
    if (display) void display.then((loaded) => loaded.signedOut());
    else browserStorage.remove(AUTH_STORE_KEY);
  },
  sessionExpiring: () => void loadDisplay().then((loaded) => loaded.sessionExpiring()),
};

/** Keeps the key of the route that is shown in the display state (specification 3: "current route key"). */
export function showRoute(key: string): void {
  if (display) void display.then((loaded) => loaded.showRoute(key));
  else {
    const stored = { ...browserStorage.getRecord(THEME_STORE_KEY), currentRouteKey: key };
    browserStorage.set(THEME_STORE_KEY, JSON.stringify(stored));
  }
}
