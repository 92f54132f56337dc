import type { SessionDisplay } from '@ringtag/session';
import { applyTheme } from './apply-theme';
import { authActions } from './auth-slice';
import { lastSignIn } from './last-sign-in';
import { createAppStore, followSystem, followTabs, type AppStore } from './store';
import type { ModeChoice } from './theme';
import { chooseMode, themeActions } from './theme-slice';

export interface Display extends SessionDisplay {
  store: AppStore;
  chooseMode: (choice: ModeChoice) => void;
  /** Keeps the key of the current route (specification 3: "current route key"). */
  showRoute: (key: string) => void;
}

/** Makes the store, sets the theme on the page, and follows the session. Called once, by the shell. */
export function startDisplay(): Display {
  const store = createAppStore();
  applyTheme(store);
  followSystem(store);
  followTabs(store);
  return {
    store,
    chooseMode: (choice) => void store.dispatch(chooseMode(choice)),
    signedIn: (user) => {
      lastSignIn.remember(user);
      store.dispatch(authActions.signedIn({ usesPassword: user.hasPassword }));
    },
    signedOut: () => void store.dispatch(authActions.signedOut()),
    sessionExpiring: () => void store.dispatch(authActions.sessionExpiring()),
    showRoute: (key) => void store.dispatch(themeActions.set({ currentRouteKey: key })),
  };
}
