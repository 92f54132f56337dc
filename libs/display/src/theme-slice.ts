import { createSlice, type PayloadAction } from '@ringtag/vendor-redux';
import { systemMode } from './system-mode';
import {
  initialTheme,
  withAllowedNavMode,
  type Direction,
  type Layout,
  type Mode,
  type ModeChoice,
  type NavMode,
  type ThemeState,
} from './theme';

export const themeSlice = createSlice({
  name: 'theme',
  initialState: initialTheme,
  reducers: {
    setMode: (state, { payload }: PayloadAction<Mode>) =>
      withAllowedNavMode({ ...state, mode: payload, followsSystem: undefined }),
    /** Sets the mode of the system, which the page follows from now on. */
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
    /** Replaces all settings by those of another tab, but keeps the current route. */
    chosenElsewhere: ({ currentRouteKey }, { payload }: PayloadAction<ThemeState>) => ({
      ...payload,
      currentRouteKey,
    }),
    reset: ({ currentRouteKey }) => ({ ...initialTheme, currentRouteKey }),
  },
});

export const themeActions = themeSlice.actions;

/** The action that applies a choice. */
export function chooseMode(choice: ModeChoice) {
  return choice === 'system' ? themeActions.followSystem(systemMode()) : themeActions.setMode(choice);
}
