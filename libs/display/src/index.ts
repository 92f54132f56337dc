export { authActions } from './auth-slice';
export { startDisplay, type Display } from './display';
export { chooseMode } from './system-mode';
export {
  DIRECTIONS,
  LAYOUTS,
  MODE_CHOICES,
  modeChoiceOf,
  navModesOf,
  themeActions,
  withAllowedNavMode,
  type Layout,
  type ModeChoice,
  type NavMode,
} from './theme-slice';
export { useDisplay } from './use-display';
