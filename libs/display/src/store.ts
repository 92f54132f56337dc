import { AUTH_STORE_KEY, browserStorage, THEME_STORE_KEY } from '@ringtag/session';
import { combineSlices, configureStore, type Slice } from '@ringtag/vendor-redux';
import { authSlice, initialAuth, type AuthState } from './auth-slice';
import { systemMode } from './system-mode';
import {
  DIRECTIONS,
  initialTheme,
  LAYOUTS,
  MODES,
  NAV_MODES,
  themeActions,
  themeSlice,
  withAllowedNavMode,
  type ThemeState,
} from './theme-slice';

export interface RootState {
  auth: AuthState;
  theme: ThemeState;
}

/** The one store of the page. It holds display state, saved in localStorage, and the slices that remotes add. */
export function createAppStore() {
  const reducer = combineSlices(authSlice, themeSlice);
  const store = configureStore({ reducer, preloadedState: { auth: restoredAuth(), theme: restoredTheme() } });
  let last: RootState = store.getState();
  store.subscribe(() => {
    const state: RootState = store.getState();
    if (state.auth !== last.auth) persistAuth(state.auth);
    if (state.theme !== last.theme) persistTheme(state.theme, last.theme);
    last = state;
  });
  return {
    ...store,
    /** Adds a remote's slice, unless the slice is already there. */
    injectSlice(slice: Slice): void {
      slice.injectInto(reducer);
      store.dispatch({ type: 'store/sliceInjected' });
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>;

/** Applies choices that were made in another tab. Each tab keeps its own current route. */
export function followTabs(store: AppStore): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_STORE_KEY) store.dispatch(themeActions.chosenElsewhere(restoredTheme()));
  });
}

/** Saves only the settings that changed here, because another tab may have changed the others since. */
function persistTheme(theme: ThemeState, last: ThemeState): void {
  const changed = Object.entries(theme).filter(([key, value]) => value !== last[key as keyof ThemeState]);
  const stored = { ...browserStorage.getRecord(THEME_STORE_KEY), ...Object.fromEntries(changed) };
  browserStorage.set(THEME_STORE_KEY, JSON.stringify(stored));
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

function restoredTheme(): ThemeState {
  const stored = browserStorage.getRecord(THEME_STORE_KEY);
  const { mode, layout, navMode, direction, sideNavCollapsed } = stored;
  const followsSystem = stored['followsSystem'] === true;
  const oneOf = <T extends string>(value: unknown, known: readonly T[], fallback: T): T =>
    known.find((entry) => entry === value) ?? fallback;
  return withAllowedNavMode({
    ...initialTheme,
    mode: followsSystem ? systemMode() : oneOf(mode, MODES, initialTheme.mode),
    followsSystem: followsSystem || undefined,
    layout: oneOf(layout, LAYOUTS, initialTheme.layout),
    navMode: oneOf(navMode, NAV_MODES, initialTheme.navMode),
    direction: oneOf(direction, DIRECTIONS, initialTheme.direction),
    sideNavCollapsed:
      typeof sideNavCollapsed === 'boolean' ? sideNavCollapsed : initialTheme.sideNavCollapsed,
  });
}
