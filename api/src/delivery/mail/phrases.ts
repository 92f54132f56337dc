import type { Locale } from '@ringtag/contracts';
import type { MailTemplate } from '../tables/mail';

/** The labels of a sign-in, in the order in which a mail lists them. */
export const SIGN_IN_LABELS = ['timeLabel', 'deviceLabel', 'networkLabel'] as const;

/** A text for each plural that the language uses for whole numbers. */
export type Plurals = Partial<Record<Intl.LDMLPluralRule, string>>;

/** The texts of all mails in one language. Placeholders: {brand}, {digits}, {alias}, {code}, {count}, {release}. */
export interface MailPhrases {
  shared: Record<
    | 'digitsLabel'
    | 'digitsNote'
    | 'linkFallback'
    | 'notYou'
    | 'footer'
    | 'ownerFooter'
    | 'accountFooter'
    | 'helperFooter'
    | 'deviceUnknown'
    | 'noText'
    | 'unsubscribe'
    | (typeof SIGN_IN_LABELS)[number],
    string
  >;
  templates: Record<MailTemplate, TemplatePhrases>;
}

export interface TemplatePhrases {
  subject: string;
  heading: string | Plurals;
  intro: string;
  /** Instead of `intro`, where the reader must not be shown what people wrote. */
  unquoted?: string;
  /** Instead of `intro`, to somebody who helps the owner. */
  helping?: string;
  button: string;
  /** Below the button. */
  note?: string;
}

/** The plural that fits `count`; a text that has none as it is. */
export function choosePlural(text: string | Plurals, count: number, locale: Locale): string {
  return typeof text === 'string' ? text : (text[new Intl.PluralRules(locale).select(count)] ?? '');
}

export function getPhrases(locale: Locale): MailPhrases {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name
  return (require(`./locales/${locale}.ts`) as { default: MailPhrases }).default;
}
