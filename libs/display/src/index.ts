export { authActions } from './auth-slice';
export { startDisplay, type Display } from './display';
export { type AppStore, type RootState } from './store';
export { chooseMode } from './system-mode';
export {
  DIRECTIONS,
  initialTheme,
  LAYOUTS,
  MODE_CHOICES,
  modeChoiceOf,
  NAV_MODES,
  navModesOf,
  themeActions,
  withAllowedNavMode,
  type Direction,
  type Layout,
  type ModeChoice,
  type NavMode,
  type ThemeState,
} from './theme-slice';
export { useDisplay } from './use-display';
