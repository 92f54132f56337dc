import { activationTexts as unactivationTexts } from '@ringtag/activation';
import { activationTexts } from '@ringtag/card/activation/texts';
import { lostTexts } from '@ringtag/card/lost/texts';
import { outcomeTexts } from '@ringtag/card/outcome/texts';
import { pausedTexts } from '@ringtag/card/paused/texts';
import { formTexts } from '@ringtag/forms';
import type { Texts, TextsOf } from '@ringtag/i18n';
import { profileFieldTexts } from '@ringtag/profile-fields';
import { templateTexts } from '@ringtag/template-editor/texts';
import { verificationTexts } from '@ringtag/verification';

const ownTexts = {
  camera: (locale): Promise<typeof import('./camera/locales/en')> =>
    import(/* webpackChunkName: "texts-[request]" */ `./camera/locales/${locale}.ts`),
} satisfies Texts;

/** The namespaces that the first view of a code does not need. */
export const texts = {
  ...ownTexts,
  ...activationTexts,
  ...unactivationTexts,
  ...formTexts,
  ...lostTexts,
  ...outcomeTexts,
  ...pausedTexts,
  ...profileFieldTexts,
  ...templateTexts,
  ...verificationTexts,
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof ownTexts> {}
}
