import { AUTH_STORE_KEY, browserStorage, THEME_STORE_KEY } from '@ringtag/session';
import { configureStore } from '@ringtag/vendor/redux';
import { authSlice, initialAuth, type AuthState } from './auth-slice';
import { persistTheme, repairStoredTheme, restoredTheme } from './stored-theme';
import { DARK } from './system-mode';
import type { ThemeState } from './theme';
import { chooseMode, themeActions, themeSlice } from './theme-slice';

export interface RootState {
  auth: AuthState;
  theme: ThemeState;
}

/** The one store of the page. It holds display state, saved in localStorage. */
export function createAppStore() {
  const theme = restoredTheme();
  repairStoredTheme(theme);
  const store = configureStore({
    reducer: { auth: authSlice.reducer, theme: themeSlice.reducer },
    preloadedState: { auth: restoredAuth(), theme },
  });
  let last: RootState = store.getState();
  store.subscribe(() => {
    const state: RootState = store.getState();
    if (state.auth !== last.auth) persistAuth(state.auth);
    if (state.theme !== last.theme) persistTheme(state.theme, last.theme);
    last = state;
  });
  return store;
}

export type AppStore = ReturnType<typeof createAppStore>;

/** Follows changes of the system's mode while the person's choice is `system`. */
export function followSystem(store: AppStore): void {
  window.matchMedia?.(DARK).addEventListener('change', () => {
    if (store.getState().theme.followsSystem) store.dispatch(chooseMode('system'));
  });
}

/** Applies choices that were made in another tab. Each tab keeps its own current route. */
export function followTabs(store: AppStore): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_STORE_KEY) store.dispatch(themeActions.chosenElsewhere(restoredTheme()));
  });
}

function persistAuth({ signedIn, usesPassword }: AuthState): void {
  if (signedIn) browserStorage.set(AUTH_STORE_KEY, JSON.stringify({ signedIn, usesPassword }));
  else browserStorage.remove(AUTH_STORE_KEY);
}

function restoredAuth(): AuthState {
  const { signedIn, usesPassword } = browserStorage.getRecord(AUTH_STORE_KEY);
  return {
    ...initialAuth,
    signedIn: signedIn === true,
    usesPassword: typeof usesPassword === 'boolean' ? usesPassword : null,
  };
}
