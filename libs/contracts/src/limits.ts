import { DAY, HOUR, MINUTE, SECOND } from './durations';

/** Sizes of what people type. Lengths count UTF-16 units as `maxlength` does. */
export const LENGTH = {
  name: { min: 1, max: 100 },
  email: { max: 254 },
  password: { min: 6, max: 128 },
  digits: 6,
  fieldValue: { max: 200 },
  label: { max: 100 },
  description: { max: 500 },
  messageBody: { max: 2000 },
  phone: { max: 40 },
  alias: { min: 3, max: 32 },
  templateTitle: { max: 100 },
  templateDescription: { max: 500 },
  messageFormTitle: { max: 100 },
  messageFormPlaceholder: { max: 200 },
  sendButtonText: { max: 40 },
  reason: { max: 500 },
} as const;

/** One-time codes and links (OTP-3, OTP-4). Times in milliseconds. */
export const CHALLENGE = {
  life: 10 * MINUTE,
  hardLife: 30 * MINUTE,
  tries: 5,
  resendAfter: 60 * SECOND,
} as const;

/** How often codes are mailed and guessed (OTP-5, OTP-9). Apart from the above: no page needs it. */
export const CHALLENGE_LIMITS = {
  /** Wrong codes for one address: of all strangers together, and of each known device. */
  failures: { max: 10, window: HOUR },
  failuresInARow: 100,
  /** Mails to one mailbox at the request of one client, or of one known device. */
  mailsPerHour: { max: 5, window: HOUR },
  mailsPerDay: { max: 10, window: DAY },
  /** Mails to one mailbox at the request of all strangers. No cap for a day: its owner waits an hour at most. */
  mailsPerMailbox: { max: 10, window: HOUR },
  /** Those of them that are not for signing up, whose mail alone lets in with an account and without one. */
  mailsBesideSigningUp: { max: 8, window: HOUR },
  /** Those of them whose link does something else than letting in, so that some that do are left. */
  mailsForOtherThings: { max: 5, window: HOUR },
  /** An hour at the request of one client address: room for a company or an event behind one. */
  mailsPerClient: 300,
  /** An hour at the request of one network; then it is slowed. */
  mailsPerNetwork: 10,
  mailsPerSlowedNetwork: { max: 1, window: MINUTE },
  /** An hour to addresses that nobody has proven yet. */
  mailsOverall: 10_000,
} as const;

/** A browser in which somebody signed in before: what strangers do takes nothing away from it. */
export const DEVICE = {
  life: 180 * DAY,
  /** How many accounts can know one browser: room for a family at one computer. */
  accounts: 4,
} as const;

/** How long, and for how many activations, a browser can reopen the page where the mailed code is entered. */
export const ACTIVATION_STEP = {
  life: DAY,
  /** Somebody may activate several codes at the same time. */
  kept: 4,
} as const;

/** Sessions (SES-4, SES-5, SES-8). Times in milliseconds. */
export const SESSION = {
  idle: 30 * MINUTE,
  grace: 2 * MINUTE,
  lifeOfUser: 7 * DAY,
  lifeOfAdmin: 12 * HOUR,
  touchEvery: MINUTE,
} as const;

/** Failed sign-ins with a password (PWD-5). */
export const SIGN_IN_FAILURES = {
  perAddress: { max: 100, window: HOUR },
  /** Of one client for one account, and of each known device. */
  perEmailAndAddress: { max: 5, window: 15 * MINUTE },
  perEmail: { max: 20, window: HOUR },
  /** Over everybody; more of them stop nobody and are told in the log. */
  alarm: { max: 10_000, window: HOUR },
} as const;

/** Changes to an account by its owner. Times in milliseconds. */
export const ACCOUNT = {
  /** An account without a password may be changed without a new code for this long after signing in. */
  recentSignIn: 10 * MINUTE,
  emailChanges: { max: 5, window: HOUR },
} as const;

/** The photo of a profile (UPL-1). */
export const PHOTO = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 2_000_000,
  maxPixels: 25_000_000,
  /** Of the longer side, in px, and how many times the shorter one it may be. */
  maxSide: 10_000,
  maxRatio: 10,
  /** Edge of the square that is kept, in px. */
  edge: 512,
  uploads: { max: 20, window: HOUR },
} as const;

/** Messages to an owner (LIM-3; how many, is a setting) and the form token that travels with the scan answer. */
export const MESSAGE = {
  perSenderWindow: HOUR,
  perCodeWindow: DAY,
  /** Within these the first message from a form passes whatever others behind its address sent to the code. */
  first: { perAddress: { max: 60, window: HOUR }, partOfCodesDay: 0.5 },
  /** The owner of a code is mailed about messages this often at most. */
  noticeEvery: 10 * MINUTE,
  formMinAge: 2 * SECOND,
  formMaxAge: DAY,
} as const;

/**
 * Codes that do not exist, asked for from one client address or IPv6 network (LIM-2). Past that, what the address has
 * not been shown within `shownFor` is refused, known or not; people can open some by a button. Times in milliseconds.
 */
export const CODE_GUESSES = {
  window: MINUTE,
  perAddress: 60,
  perNetwork: 600,
  openedPerAddress: 10,
  /** The first of each address; those after it. */
  openedFirstPerNetwork: 1000,
  openedPerNetwork: 100,
  shownFor: DAY,
} as const;

/** Requests of others that an owner gives a code up (LNK-9). Times in milliseconds. */
export const UNACTIVATION_REQUEST = {
  /** How long the owner's link works, and until when the same person cannot ask again. */
  life: DAY,
  perRequester: { max: 5, window: DAY },
  perCode: { max: 10, window: DAY },
} as const;

export const PAGE = { size: 20, max: 100 } as const;
/** How many rows of a list that may be very long its pages reach and its total counts, and how many a search finds. */
export const REACH = { rows: 10_000, found: 1000 } as const;
/** Codes of one batch or import; the bytes are those of so many with the longest aliases and labels. */
export const BATCH = { max: 10_000, maxBytes: 4_000_000 } as const;
/** What an imported file may be like besides: columns of a row, characters of a cell. */
export const IMPORT_FILE = { columns: 100, cell: 2000 } as const;
export const BODY_LIMIT = 100 * 1024;
