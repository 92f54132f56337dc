import { stateTexts } from '@ringtag/card/states';
import { deferTexts, type Texts, type TextsOf } from '@ringtag/i18n';

/**
 * The texts of this remote, by namespace (docs/texts.md). The first view of a card needs only `scan`, that of any
 * other code `states` too. The list of all other namespaces loads when one of them is needed.
 */
export const texts = {
  scan: (locale): Promise<typeof import('./locales/en')> => import(`./locales/${locale}.ts`),
  ...stateTexts,
  ...deferTexts(
    () => import('./later-texts'),
    [
      'activation',
      'camera',
      'forms',
      'limit',
      'outcome',
      'lost',
      'paused',
      'profileFields',
      'template',
      'unactivation',
      'verification',
    ],
  ),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<Pick<typeof texts, 'scan'>> {}
}
