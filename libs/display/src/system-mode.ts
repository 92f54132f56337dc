import type { AppStore } from './store';
import { themeActions, type Mode, type ModeChoice } from './theme-slice';

const DARK = '(prefers-color-scheme: dark)';

/** The current mode of the system. */
export function systemMode(): Mode {
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}

/** The action that applies a choice. */
export function chooseMode(choice: ModeChoice) {
  return choice === 'system' ? themeActions.followSystem(systemMode()) : themeActions.setMode(choice);
}

/** Follows changes of the system's mode while the person's choice is `system`. */
export function followSystem(store: AppStore): void {
  window.matchMedia?.(DARK).addEventListener('change', () => {
    if (store.getState().theme.followsSystem) store.dispatch(chooseMode('system'));
  });
}
