import type { Locale } from '@ringtag/contracts';
import { de } from './locales/de';
import { en } from './locales/en';
import { es } from './locales/es';
import { fr } from './locales/fr';
import { ru } from './locales/ru';
import { uk } from './locales/uk';
import type { MailTemplate } from '../tables/mail';

interface TemplatePhrases {
  subject: string;
  heading: string;
  intro: string;
  button: string;
}

/** The texts of all mails in one language. Placeholders: {brand}, {code}, {alias}, {count}. */
export interface MailPhrases {
  shared: {
    codeLabel: string;
    codeNote: string;
    linkFallback: string;
    notYou: string;
    replyNote: string;
    footer: string;
  };
  templates: Record<MailTemplate, TemplatePhrases>;
}

export const PHRASES: Record<Locale, MailPhrases> = { en, es, de, fr, uk, ru };
