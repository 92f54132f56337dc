import { browserStorage, THEME_STORE_KEY } from '@ringtag/session/browser-storage';
import { initialTheme, MODES, type ModeChoice } from './theme';

/** The choice of a mode that this browser has stored. Pages that do not load the store start with it. */
export function storedModeChoice(): ModeChoice {
  const { mode, followsSystem } = browserStorage.getRecord(THEME_STORE_KEY);
  if (followsSystem === true) return 'system';
  return MODES.find((known) => known === mode) ?? initialTheme.mode;
}
