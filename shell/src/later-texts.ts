import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts of rare pages. This list is a file of its own, so that a scan page does not load it. */
export const texts = {
  legal: (locale): Promise<typeof import('./pages/legal/locales/en')> =>
    import(`./pages/legal/locales/${locale}.ts`),
  // All languages are built into one file of the switcher, and one of the palette. A file for each language would be listed by name in the
  // shell's first script, which every scan page loads.
  projectSwitcher: (locale): Promise<typeof import('./layouts/main/project-switcher/locales/en')> =>
    import(/* webpackMode: "eager" */ `./layouts/main/project-switcher/locales/${locale}.ts`),
  palette: (locale): Promise<typeof import('./layouts/main/palette/locales/en')> =>
    import(/* webpackMode: "eager" */ `./layouts/main/palette/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof texts> {}
}
