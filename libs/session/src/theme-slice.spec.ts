import { initialTheme, themeActions, themeSlice, type ThemeState } from './theme-slice';

const after = (...actions: ReturnType<(typeof themeActions)[keyof typeof themeActions]>[]): ThemeState =>
  actions.reduce<ThemeState>(themeSlice.reducer, initialTheme);

describe('theme', () => {
  it('should start as specification 9 says', () => {
    expect(initialTheme).toMatchObject({
      mode: 'light',
      direction: 'ltr',
      layout: 'modern',
      sideNavCollapsed: true,
    });
  });

  it('should force a transparent navigation in the modern layout', () => {
    expect(after(themeActions.setLayout('simple'), themeActions.setNavMode('dark')).navMode).toBe('dark');
    expect(
      after(
        themeActions.setLayout('simple'),
        themeActions.setNavMode('dark'),
        themeActions.setLayout('modern'),
      ).navMode,
    ).toBe('transparent');
  });

  it.each(['classic', 'stackedSide', 'decked'] as const)(
    'should let the navigation follow the mode in %s',
    (layout) => {
      expect(after(themeActions.setLayout(layout)).navMode).toBe('light');
      expect(after(themeActions.setLayout(layout), themeActions.setMode('dark')).navMode).toBe('dark');
      expect(
        after(themeActions.setLayout(layout), themeActions.setNavMode('themed'), themeActions.setMode('dark'))
          .navMode,
      ).toBe('themed');
    },
  );
});
