export { applyTheme } from './apply-theme';
export { authActions, type AuthState } from './auth-slice';
export { useDisplay } from './hooks';
export { createQueryClient } from './query-client';
export {
  ACCESS_DENIED_PATH,
  defaultRouteOf,
  pathAfterSignIn,
  pathAfterSignOut,
  redirectOf,
  SIGN_IN_PATH,
  signInPath,
  type AccessRule,
} from './routes';
export { lastEmail, startSession, type Session } from './session';
export { SessionProvider, useSession } from './session-provider';
export { createAppStore, type AppStore, type RootState } from './store';
export {
  DIRECTIONS,
  initialTheme,
  LAYOUTS,
  MODES,
  NAV_MODES,
  navModesOf,
  themeActions,
  withAllowedNavMode,
  type Direction,
  type Layout,
  type Mode,
  type NavMode,
  type ThemeState,
} from './theme-slice';
export { isVerified, useAuthorities, userQueryOptions, useUser, type User } from './user';
