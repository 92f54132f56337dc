import type { Locale } from '@ringtag/contracts';
import pagesDe from '@ringtag/i18n/locales/de';
import pagesEn from '@ringtag/i18n/locales/en';
import pagesEs from '@ringtag/i18n/locales/es';
import pagesFr from '@ringtag/i18n/locales/fr';
import pagesRu from '@ringtag/i18n/locales/ru';
import pagesUk from '@ringtag/i18n/locales/uk';
import de from '../locales/de';
import en from '../locales/en';
import es from '../locales/es';
import fr from '../locales/fr';
import ru from '../locales/ru';
import uk from '../locales/uk';
import { OUTCOME_TEXTS } from '../outcome/texts';
import plainDe from './locales/de';
import plainEn from './locales/en';
import plainEs from './locales/es';
import plainFr from './locales/fr';
import plainRu from './locales/ru';
import plainUk from './locales/uk';

const TEXTS = {
  en: { card: en, outcome: OUTCOME_TEXTS.en, plain: plainEn, ...pagesEn },
  es: { card: es, outcome: OUTCOME_TEXTS.es, plain: plainEs, ...pagesEs },
  de: { card: de, outcome: OUTCOME_TEXTS.de, plain: plainDe, ...pagesDe },
  fr: { card: fr, outcome: OUTCOME_TEXTS.fr, plain: plainFr, ...pagesFr },
  uk: { card: uk, outcome: OUTCOME_TEXTS.uk, plain: plainUk, ...pagesUk },
  ru: { card: ru, outcome: OUTCOME_TEXTS.ru, plain: plainRu, ...pagesRu },
};

/** What the server says in a language: the texts of this library, those that all pages share, and of error codes. */
export type Texts = (typeof TEXTS)['en'] | (typeof TEXTS)[Locale];

export function textsOf(locale: Locale): Texts {
  return TEXTS[locale];
}

/** A text with its `{{placeholders}}` filled. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
