import { formTexts } from '@ringtag/forms';
import { deferTexts, type Texts, type TextsOf } from '@ringtag/i18n';
import { displayTexts } from '@ringtag/shell-controls/display';

const ownTexts = {
  shell: (locale): Promise<typeof import('./locales/en')> =>
    import(/* webpackChunkName: "shell-[request]" */ `./locales/${locale}.ts`),
} satisfies Texts;

/** The texts of the shell, by namespace (docs/texts.md), and those of forms, which it brings for all remotes. */
export const texts = {
  ...ownTexts,
  ...displayTexts,
  ...formTexts,
  ...deferTexts(() => import('./later-texts'), ['legal', 'projectSwitcher']),
} satisfies Texts;

/** What layouts and pages of the shell say; a scan page loads none of it. */
export const SHELL_TEXTS = ['shell', 'display', 'forms'];

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
