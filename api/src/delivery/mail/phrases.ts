import type { Locale } from '@ringtag/contracts';
import type { MailTemplate } from '../tables/mail';
import { de } from './locales/de';
import { en } from './locales/en';
import { es } from './locales/es';
import { fr } from './locales/fr';
import { ru } from './locales/ru';
import { uk } from './locales/uk';

/** The texts of all mails in one language. Placeholders: {brand}, {digits}, {alias}, {count}. */
export interface MailPhrases {
  shared: Record<'digitsLabel' | 'digitsNote' | 'linkFallback' | 'notYou' | 'replyNote' | 'footer', string>;
  templates: Record<MailTemplate, Record<'subject' | 'heading' | 'intro' | 'button', string>>;
}

export const PHRASES: Record<Locale, MailPhrases> = { en, es, de, fr, uk, ru };
