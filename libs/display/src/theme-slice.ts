import { createSlice, type PayloadAction } from '@ringtag/vendor-redux';

export const LAYOUTS = ['classic', 'modern', 'simple', 'stackedSide', 'decked', 'blank'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];
/** What people choose from: a mode, or whichever the system has. */
export const MODE_CHOICES = [...MODES, 'system'] as const;
export type ModeChoice = (typeof MODE_CHOICES)[number];
export const NAV_MODES = ['light', 'dark', 'themed', 'transparent'] as const;
export type NavMode = (typeof NAV_MODES)[number];
export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Display settings (specification 4 and 9); colours, levels and control sizes are tokens of `@ringtag/ui`. */
export interface ThemeState {
  /** What is shown. */
  mode: Mode;
  /** The mode follows the system. */
  followsSystem: true | undefined;
  layout: Layout;
  navMode: NavMode;
  direction: Direction;
  sideNavCollapsed: boolean;
  currentRouteKey: string;
}

export const initialTheme: ThemeState = {
  mode: 'light',
  followsSystem: undefined,
  layout: 'modern',
  navMode: 'transparent',
  direction: 'ltr',
  sideNavCollapsed: true,
  currentRouteKey: '',
};

const NAV_FOLLOWS_MODE: readonly Layout[] = ['classic', 'stackedSide', 'decked'];

/** What was chosen; the mode itself tells only what is shown. */
export function modeChoiceOf({ mode, followsSystem }: ThemeState): ModeChoice {
  return followsSystem ? 'system' : mode;
}

/**
 * The nav modes a layout leaves to choose from: `modern` forces transparent; in three layouts the navigation
 * follows the mode unless themed (specification 4).
 */
export function navModesOf({ layout, mode }: Pick<ThemeState, 'layout' | 'mode'>): readonly NavMode[] {
  if (layout === 'modern') return ['transparent'];
  return NAV_FOLLOWS_MODE.includes(layout) ? [mode, 'themed'] : NAV_MODES;
}

/** The same settings with a nav mode that the layout allows. */
export function withAllowedNavMode(theme: ThemeState): ThemeState {
  const allowed = navModesOf(theme);
  return allowed.includes(theme.navMode) ? theme : { ...theme, navMode: allowed[0]! };
}

export const themeSlice = createSlice({
  name: 'theme',
  initialState: initialTheme,
  reducers: {
    setMode: (state, { payload }: PayloadAction<Mode>) =>
      withAllowedNavMode({ ...state, mode: payload, followsSystem: undefined }),
    /** The mode that the system has, from now on. */
    followSystem: (state, { payload }: PayloadAction<Mode>) =>
      withAllowedNavMode({ ...state, mode: payload, followsSystem: true }),
    setLayout: (state, { payload }: PayloadAction<Layout>) =>
      withAllowedNavMode({ ...state, layout: payload }),
    setNavMode: (state, { payload }: PayloadAction<NavMode>) =>
      withAllowedNavMode({ ...state, navMode: payload }),
    setDirection: (state, { payload }: PayloadAction<Direction>) => {
      state.direction = payload;
    },
    setSideNavCollapsed: (state, { payload }: PayloadAction<boolean>) => {
      state.sideNavCollapsed = payload;
    },
    setCurrentRouteKey: (state, { payload }: PayloadAction<string>) => {
      state.currentRouteKey = payload;
    },
    /** All of it in another tab of the browser. */
    chosenElsewhere: ({ currentRouteKey }, { payload }: PayloadAction<ThemeState>) => ({
      ...payload,
      currentRouteKey,
    }),
    reset: ({ currentRouteKey }) => ({ ...initialTheme, currentRouteKey }),
  },
});

export const themeActions = themeSlice.actions;
