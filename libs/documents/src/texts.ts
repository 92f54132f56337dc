import { getLimitTexts } from '@ringtag/activation/server';
import { getCardTexts, getStepTexts } from '@ringtag/card/server';
import type { Locale } from '@ringtag/contracts';
import { getFormTexts } from '@ringtag/forms/server';
import { getPageTexts } from '@ringtag/i18n/server';
import { getProfileFieldTexts } from '@ringtag/profile-fields/server';
import { getVerificationTexts } from '@ringtag/verification/server';

/** What the server says in a language: the texts of a card, of this library, those of all pages, and of error codes. */
export function getTexts(locale: Locale) {
  return {
    ...getCardTexts(locale),
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name; the server waits for none
    plain: (require(`./locales/${locale}.ts`) as typeof import('./locales/en')).default,
    ...getPageTexts(locale),
  };
}

/** The texts of a page, and those of the steps of an activation. */
export function getActivationTexts(locale: Locale) {
  return {
    ...getTexts(locale),
    activation: getStepTexts(locale),
    forms: getFormTexts(locale),
    limit: getLimitTexts(locale),
    profileFields: getProfileFieldTexts(locale),
    verification: getVerificationTexts(locale),
  };
}

export type ActivationTexts = ReturnType<typeof getActivationTexts>;

/** The plural of a text that fits `count` in this language: `tries_one`, `tries_few` and so on. */
export function fillCount<Key extends string>(
  texts: Record<`${Key}_other`, string>,
  key: Key,
  count: number,
  locale: Locale,
): string {
  const form = `${key}_${new Intl.PluralRules(locale).select(count)}` as `${Key}_other`;
  const forms: Partial<typeof texts> = texts;
  return fill(forms[form] ?? texts[`${key}_other`], { count: new Intl.NumberFormat(locale).format(count) });
}

export type Texts = ReturnType<typeof getTexts>;

/** A text with its `{{placeholders}}` filled. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Finds a text by its path, such as `form.name`, as remotes do. */
export function toReader(texts: object): (path: string) => string {
  const at = (part: object, key: string) => part[key as keyof typeof part] as object;
  return (path) => String(path.split('.').reduce(at, texts));
}
