import type { Texts, TextsOf } from '@ringtag/i18n';

/** The texts of rare pages. This list is a file of its own, so that a scan page does not load it. */
export const texts = {
  legal: (locale): Promise<typeof import('./pages/legal/locales/en')> =>
    import(`./pages/legal/locales/${locale}.ts`),
  // All languages are in the one file of the switcher. The shell's first script, which every scan page loads, lists
  // each separate file by name and would grow.
  projectSwitcher: (locale): Promise<typeof import('./layouts/main/project-switcher/locales/en')> =>
    import(/* webpackMode: "eager" */ `./layouts/main/project-switcher/locales/${locale}.ts`),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof texts> {}
}
