import type { AppStore } from './store';
import type { ThemeState } from './theme-slice';

/** Puts mode and direction on the root element, now and whenever they change. */
export function applyTheme(store: AppStore, root: HTMLElement = document.documentElement): () => void {
  const apply = ({ mode, direction }: ThemeState) => {
    root.classList.toggle('dark', mode === 'dark');
    root.classList.toggle('light', mode === 'light');
    root.dir = direction;
  };
  apply(store.getState().theme);
  return store.subscribe(() => apply(store.getState().theme));
}
