import type { Texts, TextsOf } from '@ringtag/i18n';
import { OUTCOME_TEXTS } from './texts';

/** What is said once "Send" was pressed; a scan page loads it then. */
export const outcomeTexts = {
  outcome: (locale): Promise<{ default: typeof OUTCOME_TEXTS.en }> =>
    Promise.resolve({ default: OUTCOME_TEXTS[locale] }),
} satisfies Texts;

declare module '@ringtag/i18n' {
  interface TranslationResources extends TextsOf<typeof outcomeTexts> {}
}
