import { initialTheme, toModeChoice, listNavModes, type ThemeState } from './theme';
import { themeActions, themeSlice } from './theme-slice';

const {
  followSystem,
  setLayout,
  setMode,
  setNavMode,
  setDirection,
  setSideNavCollapsed,
  setCurrentRouteKey,
  reset,
} = themeActions;
const after = (...actions: ReturnType<(typeof themeActions)[keyof typeof themeActions]>[]): ThemeState =>
  actions.reduce<ThemeState>(themeSlice.reducer, initialTheme);

describe('theme', () => {
  it('should start in light mode', () => {
    expect(initialTheme.mode).toBe('light');
  });

  it('should start with text from left to right', () => {
    expect(initialTheme.direction).toBe('ltr');
  });

  it('should start with the modern layout', () => {
    expect(initialTheme.layout).toBe('modern');
  });

  it('should start with the side navigation collapsed', () => {
    expect(initialTheme.sideNavCollapsed).toBe(true);
  });

  it('should force a transparent navigation when the layout becomes modern', () => {
    expect(after(setLayout('simple'), setNavMode('dark')).navMode).toBe('dark');
    expect(after(setLayout('simple'), setNavMode('dark'), setLayout('modern')).navMode).toBe('transparent');
    expect(after(setLayout('classic'), setNavMode('themed'), setLayout('modern')).navMode).toBe(
      'transparent',
    );
  });

  it('should keep the navigation transparent in the modern layout, whatever is asked for', () => {
    expect(after(setNavMode('themed')).navMode).toBe('transparent');
    expect(after(setMode('dark')).navMode).toBe('transparent');
  });

  describe.each(['classic', 'stackedSide', 'decked'] as const)('in %s', (layout) => {
    it('should let the navigation follow the mode', () => {
      expect(after(setLayout(layout)).navMode).toBe('light');
      expect(after(setLayout(layout), setMode('dark')).navMode).toBe('dark');
      expect(after(setLayout(layout), setMode('dark'), setMode('light')).navMode).toBe('light');
      expect(after(setLayout(layout), setNavMode('dark')).navMode).toBe('light');
      expect(after(setLayout(layout), setNavMode('transparent')).navMode).toBe('light');
    });

    it('should keep a themed navigation when the mode changes', () => {
      expect(after(setLayout(layout), setNavMode('themed'), setMode('dark')).navMode).toBe('themed');
    });
  });

  it('should leave every nav mode to the simple layout', () => {
    for (const navMode of ['light', 'dark', 'themed', 'transparent'] as const) {
      expect(after(setLayout('simple'), setNavMode(navMode), setMode('dark')).navMode).toBe(navMode);
    }
  });

  it('should offer only the nav modes that a layout allows', () => {
    expect(listNavModes({ layout: 'modern', mode: 'dark' })).toEqual(['transparent']);
    expect(listNavModes({ layout: 'decked', mode: 'dark' })).toEqual(['dark', 'themed']);
    expect(listNavModes({ layout: 'simple', mode: 'dark' })).toHaveLength(4);
  });

  it('should follow the system, the navigation with it, until a mode is chosen', () => {
    const followed = after(setLayout('classic'), followSystem('dark'));
    expect([toModeChoice(followed), followed.mode, followed.navMode]).toEqual(['system', 'dark', 'dark']);
    const chosen = after(setLayout('classic'), followSystem('dark'), setMode('dark'));
    expect([toModeChoice(chosen), chosen.mode]).toEqual(['dark', 'dark']);
    expect(toModeChoice(after(followSystem('dark'), reset()))).toBe('light');
  });

  it('should go back to the defaults and stay on its route', () => {
    const changed = [setMode('dark'), setLayout('decked'), setDirection('rtl'), setSideNavCollapsed(false)];
    expect(after(...changed, setCurrentRouteKey('qrScan'), reset())).toEqual({
      ...initialTheme,
      currentRouteKey: 'qrScan',
    });
  });
});
