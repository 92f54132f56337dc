import type { AppStore } from './store';
import type { Mode, ThemeState } from './theme';

/**
 * The colour that browsers paint around the page: `--color-bg` of each mode, the same as in the document's inline
 * script.
 */
export const THEME_COLOR: Record<Mode, string> = { light: '#f7f9fa', dark: '#0a0f1a' };

/**
 * Sets mode and direction on the root element, now and whenever they change (specification 4). The direction is a
 * setting of the person. The language on the root element is set by i18n.
 */
export function applyTheme(store: AppStore, root: HTMLElement = document.documentElement): () => void {
  const apply = ({ mode, direction }: ThemeState) => {
    root.classList.toggle('dark', mode === 'dark');
    root.classList.toggle('light', mode === 'light');
    root.dir = direction;
    // Removes the colours that the document's inline script painted before the style sheet was loaded, or when the
    // system changed.
    root.style.removeProperty('background');
    root.style.removeProperty('color-scheme');
    root.ownerDocument.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[mode]);
  };
  apply(store.getState().theme);
  return store.subscribe(() => apply(store.getState().theme));
}
