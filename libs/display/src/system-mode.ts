import type { AppStore } from './store';
import { themeActions, type Mode, type ModeChoice } from './theme-slice';

const DARK = '(prefers-color-scheme: dark)';

/** The mode that the system has now. */
export function systemMode(): Mode {
  return window.matchMedia?.(DARK).matches ? 'dark' : 'light';
}

/** The action that makes a choice hold. */
export function chooseMode(choice: ModeChoice) {
  return choice === 'system' ? themeActions.followSystem(systemMode()) : themeActions.setMode(choice);
}

/** Takes each change of the system, as long as it is the system that is followed. */
export function followSystem(store: AppStore): void {
  window.matchMedia?.(DARK).addEventListener('change', () => {
    if (store.getState().theme.followsSystem) store.dispatch(chooseMode('system'));
  });
}
