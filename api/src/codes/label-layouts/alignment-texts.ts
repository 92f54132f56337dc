import type { Locale } from '@ringtag/contracts';
import { de } from './locales/de';
import { en } from './locales/en';
import { es } from './locales/es';
import { fr } from './locales/fr';
import { ru } from './locales/ru';
import { uk } from './locales/uk';

/** What stands on a page that tells whether a printer hits the labels. */
export interface AlignmentTexts {
  title: string;
  scale: string;
  /** With {length}, the millimetres of the ruler. */
  ruler: string;
  hold: string;
}

export const ALIGNMENT_TEXTS: Record<Locale, AlignmentTexts> = { en, es, de, fr, uk, ru };
