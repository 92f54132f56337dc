import type { Locale } from '@ringtag/contracts';
import { de } from './locales/de';
import { en } from './locales/en';
import { es } from './locales/es';
import { fr } from './locales/fr';
import { ru } from './locales/ru';
import { uk } from './locales/uk';

/** The texts of the alignment test page. */
export type AlignmentTexts = typeof en;

export const ALIGNMENT_TEXTS: Record<Locale, AlignmentTexts> = { en, es, de, fr, uk, ru };
