import { createSlice, type PayloadAction } from '@ringtag/vendor/redux';
import { systemMode } from './system-mode';
import { initialTheme, withAllowedNavMode, type ModeChoice, type ThemeState } from './theme';

export const themeSlice = createSlice({
  name: 'theme',
  initialState: initialTheme,
  reducers: {
    /** Changes some settings; the nav mode follows where the layout allows no other. */
    set: (state, { payload }: PayloadAction<Partial<ThemeState>>) => {
      Object.assign(state, withAllowedNavMode({ ...state, ...payload }));
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
  return themeActions.set(
    choice === 'system'
      ? { mode: systemMode(), followsSystem: true }
      : { mode: choice, followsSystem: undefined },
  );
}
