import { formTexts } from '@ringtag/forms';
import { deferTexts, type Texts, type TextsOf } from '@ringtag/i18n';
import { displayTexts } from '@ringtag/shell-controls/display';

const ownTexts = {
  shell: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "shell-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

/**
 * The texts of the shell by namespace (docs/texts.md), and those of forms, which the shell provides for all remotes.
 */
export const texts = {
  ...ownTexts,
  ...displayTexts,
  ...formTexts,
  ...deferTexts(() => import('./later-texts'), ['legal', 'projectSwitcher', 'palette']),
} satisfies Texts;

/** The namespaces of the shell's layouts and pages. A scan page loads none of them. */
export const SHELL_TEXTS = ['shell', 'display', 'forms'];

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
