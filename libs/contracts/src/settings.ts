import { LOCALES, type Locale } from './locales';

/** A web address that the site links to: https only, without name and password. */
const HTTPS_LINK = /^https:\/\/[^\s/?#@]+([/?#]\S*)?$/;
/** A single line, because the value goes into the header of a mail (MAIL-1). */
const ONE_LINE = /^\P{Cc}+$/u;

const link = { type: 'text', nullable: true, max: 300, pattern: HTTPS_LINK, default: null } as const;

/**
 * What administrators set for the whole installation. The bounds protect people:
 * an administrator can move a limit, but cannot remove it. A key is stored once it is saved; until then its default
 * holds.
 */
export const SETTINGS = {
  /** Codes that one account may hold, unless it has a limit of its own (409 beyond it). */
  activationLimit: { type: 'number', min: 1, max: 1000, default: 3 },
  /** The project that gets the digital codes of owners (ADR 19). Without one (null), owners cannot make any. */
  digitalCodesProjectId: { type: 'id', nullable: true, default: null },
  /** Messages are deleted after this many days. Null keeps them. */
  messageRetentionDays: { type: 'number', nullable: true, min: 7, max: 3650, default: null },
  /**
   * Messages an hour from one client address to one code. The first message from a form may exceed this limit (LIM-3).
   */
  messagesPerSender: { type: 'number', min: 1, max: 20, default: 5 },
  /** Messages a day to one code, without the first ones of each client address (LIM-3). */
  messagesPerCode: { type: 'number', min: 10, max: 1000, default: 100 },
  /** Sessions of owners end after this pause between two requests (SES-4). */
  ownerSessionIdleDays: { type: 'number', min: 1, max: 90, default: 30 },
  /** Sessions of owners end this long after the sign-in (SES-5). */
  ownerSessionDays: { type: 'number', min: 1, max: 365, default: 180 },
  /** Sessions on shared computers. They also end with the browser. */
  sharedSessionIdleMinutes: { type: 'number', min: 5, max: 60, default: 30 },
  sharedSessionHours: { type: 'number', min: 1, max: 24, default: 12 },
  /** Sessions of administrators. */
  adminSessionIdleMinutes: { type: 'number', min: 5, max: 60, default: 30 },
  adminSessionHours: { type: 'number', min: 1, max: 24, default: 12 },
  /** The sender's name of emails. Null means the configured name. */
  mailSenderName: { type: 'text', nullable: true, max: 60, pattern: ONE_LINE, default: null },
  /** The address for replies to emails. Null means the sending address. */
  mailReplyTo: { type: 'email', nullable: true, default: null },
  /** The operator's documents. Null means the configured or the built-in pages. */
  termsUrl: link,
  privacyUrl: link,
  imprintUrl: link,
  /** The interface languages that the site offers. English is always offered. */
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
