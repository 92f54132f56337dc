import { LOCALES, type Locale } from './locales';

/** An address of the web that people are led to: nothing but https, no name and password in it. */
const HTTPS_LINK = /^https:\/\/[^\s/?#@]+([/?#]\S*)?$/;
/** One line: it goes into the header of a mail (MAIL-1). */
const ONE_LINE = /^\P{Cc}+$/u;

const link = { type: 'text', nullable: true, max: 300, pattern: HTTPS_LINK, default: null } as const;

/**
 * What administrators set for the whole installation: type, bounds and default of each key. Bounds keep what protects
 * people: a limit can be moved, never taken away. A key is stored once it was saved; until then its default counts.
 */
export const SETTINGS = {
  /** Codes one account may hold at a time, unless the account has a limit of its own. */
  activationLimit: { type: 'number', min: 1, max: 1000, default: 3 },
  /** After so many days messages are deleted; null keeps them. */
  messageRetentionDays: { type: 'number', nullable: true, min: 7, max: 3650, default: null },
  /** Messages an hour from one client address to one code, where it is not the first of its form (LIM-3). */
  messagesPerSender: { type: 'number', min: 1, max: 20, default: 5 },
  /** Messages a day to one code (LIM-3). */
  messagesPerCode: { type: 'number', min: 10, max: 1000, default: 100 },
  /** Stands before the address that mails come from; null leaves the configured name. */
  mailSenderName: { type: 'text', nullable: true, max: 60, pattern: ONE_LINE, default: null },
  /** Where answers to our mails go; null leaves them to the sending address. */
  mailReplyTo: { type: 'email', nullable: true, default: null },
  /** Documents of the operator; null leaves what is configured or built in. */
  termsUrl: link,
  privacyUrl: link,
  imprintUrl: link,
  /** The interface languages that are offered; English always is. */
  languages: { type: 'languages', default: LOCALES },
} as const;

export type SettingKey = keyof typeof SETTINGS;
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

type TypeOf<Kind> = Kind extends 'number' ? number : Kind extends 'languages' ? Locale[] : string;

/** All settings of an installation. */
export type Settings = {
  -readonly [Key in SettingKey]:
    | TypeOf<(typeof SETTINGS)[Key]['type']>
    | ((typeof SETTINGS)[Key] extends { nullable: true } ? null : never);
};

export function defaultSettings(): Settings {
  const entries = SETTING_KEYS.map((key) => [key, SETTINGS[key].default]);
  return { ...(Object.fromEntries(entries) as Settings), languages: [...SETTINGS.languages.default] };
}
