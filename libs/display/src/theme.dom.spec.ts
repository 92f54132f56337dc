import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_STORE_KEY } from '@ringtag/session';
import { applyTheme, THEME_COLOR } from './apply-theme';
import { createAppStore, followSystem, followTabs } from './store';
import { initialTheme } from './theme';
import { chooseMode, themeActions } from './theme-slice';

const stored = () => JSON.parse(localStorage.getItem(THEME_STORE_KEY) ?? 'null') as unknown;
const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.replaceChildren(meta);
});

describe('theme state', () => {
  it('should be kept under the theme key, with mode, route key, layout, nav mode and direction (UI-112)', () => {
    const store = createAppStore();
    store.dispatch(chooseMode('dark'));
    store.dispatch(themeActions.set({ layout: 'classic' }));
    store.dispatch(themeActions.set({ direction: 'rtl' }));
    store.dispatch(themeActions.set({ sideNavCollapsed: false }));
    store.dispatch(themeActions.set({ currentRouteKey: 'qrScan' }));
    expect(stored()).toEqual({
      mode: 'dark',
      layout: 'classic',
      navMode: 'dark',
      direction: 'rtl',
      sideNavCollapsed: false,
      currentRouteKey: 'qrScan',
    });
  });

  it('should be read back, without what is unknown', () => {
    localStorage.setItem(THEME_STORE_KEY, JSON.stringify({ mode: 'dark', layout: 'cubist', direction: 7 }));
    expect(createAppStore().getState().theme).toEqual({ ...initialTheme, mode: 'dark' });
  });

  it.each([
    [{ layout: 'modern', navMode: 'dark' }, 'transparent'],
    [{ layout: 'classic', mode: 'dark', navMode: 'light' }, 'dark'],
    [{ layout: 'classic', mode: 'dark', navMode: 'themed' }, 'themed'],
    [{ layout: 'simple', navMode: 'dark' }, 'dark'],
  ])('should bring %j under the rules of the nav mode', (kept, navMode) => {
    localStorage.setItem(THEME_STORE_KEY, JSON.stringify(kept));
    expect(createAppStore().getState().theme.navMode).toBe(navMode);
    expect(stored()).toMatchObject({ ...kept, navMode });
  });

  it('should be stored with mode and layout from the first page on (UI-112)', () => {
    createAppStore().dispatch(themeActions.set({ currentRouteKey: '/profile' }));
    expect(stored()).toEqual({ mode: 'light', layout: 'modern', currentRouteKey: '/profile' });
  });
});

describe('several tabs', () => {
  /** The browser tells other tabs about what is stored. */
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORE_KEY }));

  it('should all show the latest choice, each its own page, and write nothing back (UI-112)', () => {
    const [chosen, other] = [createAppStore(), createAppStore()];
    followTabs(other);
    other.dispatch(themeActions.set({ currentRouteKey: 'messages' }));
    chosen.dispatch(themeActions.set({ currentRouteKey: 'profile' }));
    chosen.dispatch(chooseMode('dark'));
    chosen.dispatch(themeActions.set({ layout: 'decked' }));
    const written = jest.spyOn(Storage.prototype, 'setItem');
    tell();
    expect(other.getState().theme).toMatchObject({
      mode: 'dark',
      layout: 'decked',
      currentRouteKey: 'messages',
    });
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it('should undo nothing that was chosen while one of them slept', () => {
    const [chosen, asleep] = [createAppStore(), createAppStore()];
    chosen.dispatch(chooseMode('dark'));
    chosen.dispatch(themeActions.set({ direction: 'rtl' }));
    // This tab has not received the event.
    asleep.dispatch(themeActions.set({ currentRouteKey: 'messages' }));
    asleep.dispatch(themeActions.set({ layout: 'decked' }));
    expect(stored()).toMatchObject({
      mode: 'dark',
      direction: 'rtl',
      layout: 'decked',
      currentRouteKey: 'messages',
    });
  });
});

describe('the mode of the system', () => {
  const system = Object.assign(new EventTarget(), { matches: true });
  const become = (dark: boolean) => {
    system.matches = dark;
    system.dispatchEvent(new Event('change'));
  };
  beforeEach(() => {
    system.matches = true;
    Object.defineProperty(window, 'matchMedia', { value: () => system, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('should be followed as it changes, over a reload, until a mode is chosen (UI-106)', () => {
    const store = createAppStore();
    applyTheme(store);
    followSystem(store);
    expect([...root.classList]).toEqual(['light']);
    store.dispatch(chooseMode('system'));
    expect([...root.classList]).toEqual(['dark']);
    become(false);
    expect([...root.classList]).toEqual(['light']);
    become(true);
    expect(createAppStore().getState().theme).toMatchObject({ mode: 'dark', followsSystem: true });
    store.dispatch(chooseMode('light'));
    become(true);
    expect([...root.classList]).toEqual(['light']);
    expect(stored()).not.toHaveProperty('followsSystem');
  });

  it('should count only for who chose it: what was stored before goes on holding', () => {
    localStorage.setItem(THEME_STORE_KEY, JSON.stringify({ mode: 'light', layout: 'decked' }));
    expect(createAppStore().getState().theme).toEqual({
      ...initialTheme,
      layout: 'decked',
      navMode: 'light',
    });
  });
});

describe('applyTheme', () => {
  it('should put the mode as a class on the root element (UI-106)', () => {
    const store = createAppStore();
    applyTheme(store);
    expect([...root.classList]).toEqual(['light']);
    store.dispatch(chooseMode('dark'));
    expect([...root.classList]).toEqual(['dark']);
  });

  it('should put the direction on the root element (UI-110)', () => {
    const store = createAppStore();
    applyTheme(store);
    expect(root.dir).toBe('ltr');
    store.dispatch(themeActions.set({ direction: 'rtl' }));
    expect(root.dir).toBe('rtl');
  });

  it('should colour the browser around the page after the mode', () => {
    const store = createAppStore();
    applyTheme(store);
    store.dispatch(chooseMode('dark'));
    expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe('#0a0f1a');
  });

  it('should take away what was painted before there was a style sheet', () => {
    root.style.background = '#0a0f1a';
    root.style.colorScheme = 'dark';
    applyTheme(createAppStore());
    expect(root.getAttribute('style') ?? '').toBe('');
  });

  it('should use the backgrounds of the tokens, as the document does before any script', () => {
    const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');
    const backgrounds = read('libs/ui/src/tokens.css').matchAll(/--color-bg: (#\w+);/g);
    expect([...backgrounds].map(([, color]) => color)).toEqual([THEME_COLOR.light, THEME_COLOR.dark]);
    const html = read('shell/src/index.html');
    expect(html).toContain(`<meta name="theme-color" content="${THEME_COLOR.light}" />`);
    expect(html).toContain(`.content = '${THEME_COLOR.dark}'`);
    expect(html).toContain(`r.style.background = '${THEME_COLOR.dark}'`);
  });
});
