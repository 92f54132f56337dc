import { browserStorage, THEME_STORE_KEY } from '@ringtag/session';
import { storeTheme } from './store-theme';
import { storedModeChoice } from './stored-mode';
import { systemMode } from './system-mode';
import { initialTheme, DIRECTIONS, LAYOUTS, NAV_MODES, withAllowedNavMode, type ThemeState } from './theme';

/** Saves only the settings that changed here, because another tab may have changed the others since. */
export function persistTheme(theme: ThemeState, last: ThemeState): void {
  const changed = Object.entries(theme).filter(([key, value]) => value !== last[key as keyof ThemeState]);
  storeTheme(Object.fromEntries(changed));
}

/** Takes from the storage a nav mode that the stored layout does not allow. */
export function repairStoredTheme({ navMode }: ThemeState): void {
  const { navMode: stored } = browserStorage.getRecord(THEME_STORE_KEY);
  if (stored !== undefined && stored !== navMode) storeTheme({ navMode });
}

/** The settings that this browser has stored, and the defaults for what is not stored or not valid. */
export function restoredTheme(): ThemeState {
  const stored = browserStorage.getRecord(THEME_STORE_KEY);
  const { layout, navMode, direction, sideNavCollapsed } = stored;
  const choice = storedModeChoice();
  const toKnown = <T extends string>(value: unknown, known: readonly T[], fallback: T): T =>
    known.find((entry) => entry === value) ?? fallback;
  return withAllowedNavMode({
    ...initialTheme,
    mode: choice === 'system' ? systemMode() : choice,
    followsSystem: choice === 'system' || undefined,
    layout: toKnown(layout, LAYOUTS, initialTheme.layout),
    navMode: toKnown(navMode, NAV_MODES, initialTheme.navMode),
    direction: toKnown(direction, DIRECTIONS, initialTheme.direction),
    sideNavCollapsed:
      typeof sideNavCollapsed === 'boolean' ? sideNavCollapsed : initialTheme.sideNavCollapsed,
  });
}
