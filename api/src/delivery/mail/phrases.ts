import type { Locale } from '@ringtag/contracts';
import type { MailTemplate } from '../tables/mail';

/** The labels of a sign-in, in the order in which a mail lists them. */
export const SIGN_IN_LABELS = ['timeLabel', 'deviceLabel', 'networkLabel'] as const;

/** The texts of all mails in one language. Placeholders: {brand}, {digits}, {alias}, {count}. */
export interface MailPhrases {
  shared: Record<
    | 'digitsLabel'
    | 'digitsNote'
    | 'linkFallback'
    | 'notYou'
    | 'footer'
    | 'deviceUnknown'
    | (typeof SIGN_IN_LABELS)[number],
    string
  >;
  templates: Record<MailTemplate, Record<'subject' | 'heading' | 'intro' | 'button', string>>;
}

export function getPhrases(locale: Locale): MailPhrases {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- one file per language, by its name
  return (require(`./locales/${locale}.ts`) as { default: MailPhrases }).default;
}
