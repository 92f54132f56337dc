import { activationTexts } from '@ringtag/activation';
import { formTexts } from '@ringtag/forms';
import type { Texts, TextsOf } from '@ringtag/i18n';
import { profileFieldTexts } from '@ringtag/profile-fields';
import { outcomeTexts } from '@ringtag/scan-card/outcome';
import { templateTexts } from '@ringtag/template-editor/texts';
import { verificationTexts } from '@ringtag/verification';

const ownTexts = {
  activation: (locale): Promise<typeof import('./activation/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./activation/locales/${locale}.ts`),
  codeStep: (locale): Promise<typeof import('./code-step/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./code-step/locales/${locale}.ts`),
  paused: (locale): Promise<typeof import('./paused/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./paused/locales/${locale}.ts`),
} satisfies Texts;

/** The namespaces that the first view of a code does not need. */
export const texts = {
  ...ownTexts,
  ...activationTexts,
  ...formTexts,
  ...outcomeTexts,
  ...profileFieldTexts,
  ...templateTexts,
  ...verificationTexts,
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
