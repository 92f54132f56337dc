import { THEME_STORE_KEY } from '@ringtag/session/browser-storage';
import { elementAt } from './element-at';
import { ifAllowed } from './if-allowed';

/**
 * `[data-mode]` holds light, dark or system: a press stores it beside what is stored. The inline script of the document
 * then draws it, as what another tab has stored, and names it on the root (`data-look`). An application follows the same
 * event.
 */
export function listenForMode(): void {
  mark();
  document.addEventListener('click', (event) => {
    const choice = elementAt(event, '[data-mode]')?.dataset.mode;
    if (!choice) return;
    ifAllowed(() => {
      const look = JSON.parse(
        localStorage.getItem(THEME_STORE_KEY) ?? '{"layout":"modern","mode":"light"}',
      ) as object;
      const changed =
        choice === 'system' ? { followsSystem: true } : { mode: choice, followsSystem: undefined };
      localStorage.setItem(THEME_STORE_KEY, JSON.stringify({ ...look, ...changed }));
    });
    dispatchEvent(new StorageEvent('storage', { key: THEME_STORE_KEY }));
    mark();
  });
}

function mark(): void {
  const { look } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>('[data-mode]'))
    button.ariaPressed = `${button.dataset.mode === look}`;
}
