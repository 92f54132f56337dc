import { addNamespace } from '@ringtag/i18n';
import type en from './locales/en';
import { OUTCOME_TEXTS } from './texts';

declare module '@ringtag/i18n' {
  interface TranslationResources {
    outcome: typeof en;
  }
}

/** What is said once "Send" was pressed; a scan page loads it then. */
export const addOutcomeTexts = () =>
  addNamespace('outcome', (locale) => Promise.resolve({ default: OUTCOME_TEXTS[locale] }));
