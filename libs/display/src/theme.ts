import { firstLook } from './store-theme';

export const LAYOUTS = ['classic', 'modern', 'simple', 'stackedSide', 'decked', 'blank'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];
/** The choices that people have: a mode, or `system` for the mode of the system. */
export const MODE_CHOICES = [...MODES, 'system'] as const;
export type ModeChoice = (typeof MODE_CHOICES)[number];
export const NAV_MODES = ['light', 'dark', 'themed', 'transparent'] as const;
export type NavMode = (typeof NAV_MODES)[number];
export const DIRECTIONS = ['ltr', 'rtl'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Display settings (specification 4 and 9). Colours, levels and control sizes are tokens of `@ringtag/ui`. */
export interface ThemeState {
  /** The mode that is shown. */
  mode: Mode;
  /** True if the mode follows the system. */
  followsSystem: true | undefined;
  layout: Layout;
  navMode: NavMode;
  direction: Direction;
  sideNavCollapsed: boolean;
  currentRouteKey: string;
}

export const initialTheme: ThemeState = {
  ...firstLook,
  followsSystem: undefined,
  navMode: 'transparent',
  direction: 'ltr',
  sideNavCollapsed: true,
  currentRouteKey: '',
};

const NAV_FOLLOWS_MODE: readonly Layout[] = ['classic', 'stackedSide', 'decked'];

/** The person's choice. `mode` alone does not tell whether it follows the system. */
export function toModeChoice({ mode, followsSystem }: ThemeState): ModeChoice {
  return followsSystem ? 'system' : mode;
}

/**
 * The nav modes that a layout allows (specification 4). `modern` allows `transparent` only. In the layouts of
 * NAV_FOLLOWS_MODE, the navigation has the mode of the page or is `themed`. All other layouts allow every nav mode.
 */
export function listNavModes({ layout, mode }: Pick<ThemeState, 'layout' | 'mode'>): readonly NavMode[] {
  if (layout === 'modern') return ['transparent'];
  return NAV_FOLLOWS_MODE.includes(layout) ? [mode, 'themed'] : NAV_MODES;
}

/** The same settings, with a nav mode that the layout allows. */
export function withAllowedNavMode(theme: ThemeState): ThemeState {
  const allowed = listNavModes(theme);
  return allowed.includes(theme.navMode) ? theme : { ...theme, navMode: allowed[0]! };
}
