/** The Redux store of display state: theme, layout, and what is shown about the session. Loads when a page needs it. */

export { authActions } from './auth-slice';
export { startDisplay, type Display } from './display';
export {
  DIRECTIONS,
  LAYOUTS,
  MODE_CHOICES,
  toModeChoice,
  listNavModes,
  withAllowedNavMode,
  type Layout,
  type NavMode,
} from './theme';
export { chooseMode, themeActions } from './theme-slice';
export { useDisplay } from './use-display';
