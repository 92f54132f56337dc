import { initialTheme, toModeChoice, listNavModes, type ThemeState } from './theme';
import { themeActions, themeSlice } from './theme-slice';

const { reset, set } = themeActions;
const after = (...actions: ReturnType<(typeof themeActions)[keyof typeof themeActions]>[]): ThemeState =>
  actions.reduce<ThemeState>(themeSlice.reducer, initialTheme);

describe('theme', () => {
  it('should start in light mode (UI-24)', () => {
    expect(initialTheme.mode).toBe('light');
  });

  it('should start with text from left to right (UI-24)', () => {
    expect(initialTheme.direction).toBe('ltr');
  });

  it('should start with the modern layout (UI-24)', () => {
    expect(initialTheme.layout).toBe('modern');
  });

  it('should start with the side navigation collapsed (UI-24)', () => {
    expect(initialTheme.sideNavCollapsed).toBe(true);
  });

  it('should force a transparent navigation when the layout becomes modern (UI-108)', () => {
    expect(after(set({ layout: 'simple' }), set({ navMode: 'dark' })).navMode).toBe('dark');
    expect(
      after(set({ layout: 'simple' }), set({ navMode: 'dark' }), set({ layout: 'modern' })).navMode,
    ).toBe('transparent');
    expect(
      after(set({ layout: 'classic' }), set({ navMode: 'themed' }), set({ layout: 'modern' })).navMode,
    ).toBe('transparent');
  });

  it('should keep the navigation transparent in the modern layout, whatever is asked for', () => {
    expect(after(set({ navMode: 'themed' })).navMode).toBe('transparent');
    expect(after(set({ mode: 'dark' })).navMode).toBe('transparent');
  });

  describe.each(['classic', 'stackedSide', 'decked'] as const)('in %s', (layout) => {
    it('should let the navigation follow the mode (UI-109)', () => {
      expect(after(set({ layout })).navMode).toBe('light');
      expect(after(set({ layout }), set({ mode: 'dark' })).navMode).toBe('dark');
      expect(after(set({ layout }), set({ mode: 'dark' }), set({ mode: 'light' })).navMode).toBe('light');
      expect(after(set({ layout }), set({ navMode: 'dark' })).navMode).toBe('light');
      expect(after(set({ layout }), set({ navMode: 'transparent' })).navMode).toBe('light');
    });

    it('should keep a themed navigation when the mode changes (UI-109)', () => {
      expect(after(set({ layout }), set({ navMode: 'themed' }), set({ mode: 'dark' })).navMode).toBe(
        'themed',
      );
    });
  });

  it('should leave every nav mode to the simple layout (UI-107)', () => {
    for (const navMode of ['light', 'dark', 'themed', 'transparent'] as const) {
      expect(after(set({ layout: 'simple' }), set({ navMode }), set({ mode: 'dark' })).navMode).toBe(navMode);
    }
  });

  it('should offer only the nav modes that a layout allows', () => {
    expect(listNavModes({ layout: 'modern', mode: 'dark' })).toEqual(['transparent']);
    expect(listNavModes({ layout: 'decked', mode: 'dark' })).toEqual(['dark', 'themed']);
    expect(listNavModes({ layout: 'simple', mode: 'dark' })).toHaveLength(4);
  });

  it('should follow the system, the navigation with it, until a mode is chosen', () => {
    const followDark = set({ mode: 'dark', followsSystem: true });
    const followed = after(set({ layout: 'classic' }), followDark);
    expect([toModeChoice(followed), followed.mode, followed.navMode]).toEqual(['system', 'dark', 'dark']);
    const chosen = after(
      set({ layout: 'classic' }),
      followDark,
      set({ mode: 'dark', followsSystem: undefined }),
    );
    expect([toModeChoice(chosen), chosen.mode]).toEqual(['dark', 'dark']);
    expect(toModeChoice(after(followDark, reset()))).toBe('light');
  });

  it('should go back to the defaults and stay on its route', () => {
    const changed = [
      set({ mode: 'dark' }),
      set({ layout: 'decked' }),
      set({ direction: 'rtl' }),
      set({ sideNavCollapsed: false }),
    ];
    expect(after(...changed, set({ currentRouteKey: 'qrScan' }), reset())).toEqual({
      ...initialTheme,
      currentRouteKey: 'qrScan',
    });
  });
});
