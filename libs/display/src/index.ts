export { startDisplay, type Display } from './display';
export { type AppStore, type RootState } from './store';
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
export { useDisplay } from './use-display';
