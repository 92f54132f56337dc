import { DAY, HOUR, MINUTE, SECOND } from './durations';

/** The lengths of what people type, in UTF-16 units, like the attribute `maxlength`. */
export const LENGTH = {
  name: { min: 1, max: 100 },
  /** Of a new project, preset or layout (specification 5), never of a person. */
  newName: { min: 3, max: 100 },
  email: { max: 254 },
  password: { min: 6, max: 128 },
  digits: 6,
  fieldValue: { max: 200 },
  label: { max: 100 },
  description: { max: 500 },
  messageBody: { max: 2000 },
  thanks: { max: 500 },
  phone: { max: 40 },
  alias: { min: 3, max: 32 },
  templateTitle: { max: 100 },
  templateDescription: { max: 500 },
  messageFormTitle: { max: 100 },
  messageFormPlaceholder: { max: 200 },
  sendButtonText: { max: 40 },
  reason: { max: 500 },
  quickReply: { max: 200 },
  /** Of a link on the page of a code. */
  linkLabel: { min: 1, max: 60 },
  linkUrl: { min: 1, max: 500 },
} as const;

/**
 * How much may come from the networks around a client address (IPv4 /24 or IPv6 /48; IPv6 /32), if 1 may come from the
 * address (LIM-1).
 */
export const NETWORKS = { address: 1, network: 4, provider: 16 } as const;

/** Emailed digits and their link (OTP-3, OTP-4). Times are in milliseconds. */
export const CHALLENGE = {
  /** Sending the digits again begins this time anew, up to `hardLife` after the start. */
  life: 10 * MINUTE,
  hardLife: 30 * MINUTE,
  /** After that many tries, even the right digits are refused with 400. */
  tries: 5,
  resendAfter: 60 * SECOND,
} as const;

/** How often digits are emailed and guessed (OTP-5, OTP-9). */
export const CHALLENGE_LIMITS = {
  /** Wrong digits for one email address, of all strangers together, and of each known device. */
  failures: { max: 10, window: HOUR },
  /** Then 409 `code_entry_closed`, until a link that was emailed to the address is used. */
  failuresInARow: 100,
  /** Emails to one mailbox at the request of one client address, or of one known device. */
  mailsPerHour: { max: 5, window: HOUR },
  mailsPerDay: { max: 10, window: DAY },
  /** Emails to one mailbox at the request of all strangers. None for a day: its owner waits for an hour at most. */
  mailsPerMailbox: { max: 10, window: HOUR },
  /**
   * Emails of `mailsPerMailbox` for something else than signing up. The rest is kept for signing up, because only such an
   * email lets a person in both with and without an account.
   */
  mailsBesideSigningUp: { max: 8, window: HOUR },
  /** Emails of `mailsPerMailbox` whose link does not sign in. The rest is kept for signing in. */
  mailsForOtherThings: { max: 5, window: HOUR },
  /** Emails an hour at the request of one client address: enough for a company behind one address. */
  mailsPerClient: 300,
  /** Emails an hour at the request of one network. Then it gets `mailsPerSlowedNetwork`. */
  mailsPerNetwork: 10,
  mailsPerSlowedNetwork: { max: 1, window: MINUTE },
  /** Emails an hour to all addresses that nobody has proven yet. */
  mailsOverall: 10_000,
} as const;

/** Known devices are browsers in which a person signed in before. They have limits of their own, apart from strangers'. */
export const DEVICE = {
  life: 180 * DAY,
  /** How many accounts know one browser: enough for a family at one computer. */
  accounts: 4,
} as const;

/** How long, and for how many challenges, a browser can reopen the page where the digits are entered. */
export const CODE_STEP = {
  life: DAY,
  /** More than one, because a person may activate several codes at the same time. */
  kept: 8,
} as const;

/** Sessions (SES-3, SES-4, SES-8). SETTINGS says how long they last. Times are in milliseconds. */
export const SESSION = {
  /** How long after its idle end a session can still be continued. */
  grace: 2 * MINUTE,
  /** The last use is written this often in sessions that last for hours. */
  touchEvery: MINUTE,
  /** The last use is written this often in sessions that last for days. */
  touchLongEvery: 10 * MINUTE,
  /** The age at which the secret of a session is replaced. */
  rotateEvery: DAY,
  /**
   * How long the old secret is accepted after the browser has sent the new one. Longer than the slowest upload takes,
   * because a request is checked only when its body has arrived.
   */
  oldSecretFor: 10 * MINUTE,
} as const;

/** Emails to an account about sign-ins in browsers that it does not know. */
export const NEW_DEVICE = { mails: { max: 5, window: DAY } } as const;

/** Failed sign-ins with a password (PWD-5). Signing in with emailed digits still works. */
export const SIGN_IN_FAILURES = {
  perAddress: { max: 100, window: HOUR },
  /** From one client address for one account, and on each known device. */
  perEmailAndAddress: { max: 5, window: 15 * MINUTE },
  /** For one account, of all strangers together. */
  perEmail: { max: 20, window: HOUR },
  /** For all accounts together. Beyond that nobody is blocked, but the server logs an alarm. */
  alarm: { max: 10_000, window: HOUR },
} as const;

/** Changes to an account by its owner. Times are in milliseconds. */
export const ACCOUNT = {
  /** After a sign-in, an account without a password may be changed for this long without new digits. */
  recentSignIn: 10 * MINUTE,
  emailChanges: { max: 5, window: HOUR },
} as const;

/** The photo of a profile, and how often an account uploads one (UPL-1). A file beyond `maxBytes` gets 413, other bounds 400. */
export const PHOTO = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 2_000_000,
  maxPixels: 25_000_000,
  /** The longer side in px. */
  maxSide: 10_000,
  /** How many times the shorter side the longer one may be. */
  maxRatio: 10,
  /** Edge of the square that is kept, in px. */
  edge: 512,
  /** Edges of the copies for a card, in px: 96 px of a page, on screens with two and three dots per px. */
  smallEdges: [192, 288],
  uploads: { max: 20, window: HOUR },
} as const;

/**
 * Look-ups of codes that do not exist, from one client address (LIM-2). Beyond that, the server refuses every code that
 * it has not shown to the address within `shownFor`, even one that exists. Times are in milliseconds.
 */
export const CODE_GUESSES = {
  window: MINUTE,
  perAddress: 60,
  /** Codes that one client address opens by the button. */
  openedPerAddress: 10,
  /** First codes that addresses of a network open. */
  openedFirstPerNetwork: 1000,
  shownFor: DAY,
} as const;

/** Wrong claim secrets of codes (`ClaimGuesses`). */
export const CLAIM_SECRET_GUESSES = {
  /** At all codes. */
  hourly: { max: 10, window: HOUR },
  /** At one code. */
  atCode: { max: 100, window: 90 * DAY },
  /** Of a network at one code: these pass whatever was guessed elsewhere, and do not count for the code. */
  first: { max: 3, window: 90 * DAY },
  /** At one code, of all networks, beside their first ones. */
  ofCode: { max: 2000, window: 90 * DAY },
} as const;

/** Requests to an owner to give a code up (LNK-9). Times are in milliseconds. */
export const UNACTIVATION_REQUEST = {
  /** How long the owner's link works, and how long the same person cannot ask again. */
  life: DAY,
  perRequester: { max: 5, window: DAY },
  perCode: { max: 10, window: DAY },
} as const;

/** Mails that somebody has us send to another person: offers of codes, and apart from them invitations to help. */
export const MAIL_TO_OTHER = {
  perSender: { max: 10, window: DAY },
  perSenderAndMailbox: { max: 3, window: DAY },
} as const;

/** Codes that are given away. `life` is how long the link works, in milliseconds. */
export const GIFT = { life: 7 * DAY } as const;

/** Reports of pages, which anybody can make (ADR 74). */
export const PAGE_REPORT = {
  perClient: { max: 5, window: HOUR },
  /** Of one page, without the `first` ones of each network. Beyond both, `slowed` more. */
  perCode: { max: 10, window: DAY },
  first: { perNetwork: { max: 1, window: DAY }, perCode: { max: 100, window: DAY } },
  slowed: { max: 1, window: 15 * MINUTE },
  /** Emails to the operator about open reports. */
  mails: { max: 1, window: DAY },
} as const;

/** The mailed link to a copy of personal data. It works once. */
export const EXPORT_LINK = { life: 7 * DAY } as const;

/** Reports of emails that came back. Times are in milliseconds. */
export const MAIL_BOUNCES = {
  /** Addresses in one request. */
  max: 100,
  /** How far the time in a signature may be from now. */
  signedWithin: 5 * MINUTE,
  requests: { max: 600, window: MINUTE },
  /** Then notices go to the address again. */
  kept: 180 * DAY,
} as const;

/** Reports of browsers about remotes. */
export const REMOTE_FAILURES = {
  perClient: { max: 5, window: HOUR },
  perRemote: { max: 10_000, window: HOUR },
} as const;

/** Reports about the release that a share is shown, and when they end the share. */
export const SHARE_LOADS = {
  perClient: { max: 20, window: HOUR },
  perRelease: { max: 5000, window: 10 * MINUTE },
  failingNetworks: 5,
  within: 10 * MINUTE,
} as const;

/** Digital codes, which owners make without a sticker, for each account. */
export const DIGITAL_CODES = { made: { max: 10, window: DAY } } as const;

/** Entries of one page of a list. */
export const PAGE = { size: 20, max: 100 } as const;
/** Very long lists: how many rows their pages reach and their total counts, and how many a search finds. */
export const REACH = { rows: 10_000, found: 1000 } as const;
/** Codes in one batch, import, PDF or ZIP file, and the size of so many with the longest aliases and labels. */
export const BATCH = { max: 10_000, maxBytes: 4_000_000 } as const;
/** Columns of a row of an imported file, and characters of a cell. */
export const IMPORT_FILE = { columns: 100, cell: 2000 } as const;
/** Bytes of a body. Longer ones get 413, but for imports, batches and photos. */
export const BODY_LIMIT = 100 * 1024;
