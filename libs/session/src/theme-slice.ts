import { createSlice, type PayloadAction } from '@ringtag/vendor-redux';

export const LAYOUTS = ['classic', 'modern', 'simple', 'stackedSide', 'decked', 'blank'] as const;
export type Layout = (typeof LAYOUTS)[number];
export type Mode = 'light' | 'dark';
export type NavMode = 'light' | 'dark' | 'themed' | 'transparent';
export type Direction = 'ltr' | 'rtl';

/** Display settings (specification 4 and 9); colours, levels and control sizes are tokens of `@ringtag/ui`. */
export interface ThemeState {
  mode: Mode;
  layout: Layout;
  navMode: NavMode;
  direction: Direction;
  sideNavCollapsed: boolean;
  currentRouteKey: string;
}

export const initialTheme: ThemeState = {
  mode: 'light',
  layout: 'modern',
  navMode: 'transparent',
  direction: 'ltr',
  sideNavCollapsed: true,
  currentRouteKey: '',
};

const NAV_FOLLOWS_MODE: readonly Layout[] = ['classic', 'stackedSide', 'decked'];

/** `modern` forces a transparent navigation; three layouts follow the mode unless themed (specification 4). */
function navModeOf({ layout, mode, navMode }: ThemeState): NavMode {
  if (layout === 'modern') return 'transparent';
  return NAV_FOLLOWS_MODE.includes(layout) && navMode !== 'themed' ? mode : navMode;
}

export const themeSlice = createSlice({
  name: 'theme',
  initialState: initialTheme,
  reducers: {
    setMode: (state, { payload }: PayloadAction<Mode>) => {
      state.mode = payload;
      state.navMode = navModeOf(state);
    },
    setLayout: (state, { payload }: PayloadAction<Layout>) => {
      state.layout = payload;
      state.navMode = navModeOf(state);
    },
    setNavMode: (state, { payload }: PayloadAction<NavMode>) => {
      state.navMode = payload;
      state.navMode = navModeOf(state);
    },
    setDirection: (state, { payload }: PayloadAction<Direction>) => {
      state.direction = payload;
    },
    setSideNavCollapsed: (state, { payload }: PayloadAction<boolean>) => {
      state.sideNavCollapsed = payload;
    },
    setCurrentRouteKey: (state, { payload }: PayloadAction<string>) => {
      state.currentRouteKey = payload;
    },
  },
});

export const themeActions = themeSlice.actions;
