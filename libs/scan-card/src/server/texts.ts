import type { Locale } from '@ringtag/contracts';
import { getPageTexts } from '@ringtag/i18n/server';

/* eslint-disable @typescript-eslint/no-require-imports -- one file per language, by its name; the server waits for none */

/** What the server says in a language: the texts of this library, those that all pages share, and of error codes. */
export function getTexts(locale: Locale) {
  return {
    card: (require(`../locales/${locale}.ts`) as typeof import('../locales/en')).default,
    outcome: (require(`../outcome/locales/${locale}.ts`) as typeof import('../outcome/locales/en')).default,
    plain: (require(`./locales/${locale}.ts`) as typeof import('./locales/en')).default,
    ...getPageTexts(locale),
  };
}

export type Texts = ReturnType<typeof getTexts>;

/** A text with its `{{placeholders}}` filled. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
