import { DAY, HOUR, MINUTE, SECOND } from './durations';

/** Limits of what people type. Lengths count UTF-16 units, like the attribute `maxlength`. */
export const LENGTH = {
  name: { min: 1, max: 100 },
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
} as const;

/** One-time codes and links (OTP-3, OTP-4). Times in milliseconds. */
export const CHALLENGE = {
  life: 10 * MINUTE,
  hardLife: 30 * MINUTE,
  tries: 5,
  resendAfter: 60 * SECOND,
} as const;

/** How often codes are mailed and guessed (OTP-5, OTP-9). Not part of CHALLENGE, because no page needs these. */
export const CHALLENGE_LIMITS = {
  /** Wrong codes for one address: counted for all strangers together, and for each known device. */
  failures: { max: 10, window: HOUR },
  failuresInARow: 100,
  /** Mails to one mailbox that one client, or one known device, requests. */
  mailsPerHour: { max: 5, window: HOUR },
  mailsPerDay: { max: 10, window: DAY },
  /**
   * Mails to one mailbox that all strangers request. There is no limit for a day, so that the owner of the mailbox
   * waits for an hour at most.
   */
  mailsPerMailbox: { max: 10, window: HOUR },
  /**
   * The part of `mailsPerMailbox` that may be other mails than those for signing up. Only a mail for signing up lets a
   * person in both with and without an account.
   */
  mailsBesideSigningUp: { max: 8, window: HOUR },
  /**
   * The part of `mailsPerMailbox` that may be mails whose link does not sign in, so that some are left for mails that
   * do.
   */
  mailsForOtherThings: { max: 5, window: HOUR },
  /** Mails an hour that one client address requests. High enough for a company or an event behind one address. */
  mailsPerClient: 300,
  /** Mails an hour that one network requests. After that the network is slowed to `mailsPerSlowedNetwork`. */
  mailsPerNetwork: 10,
  mailsPerSlowedNetwork: { max: 1, window: MINUTE },
  /** Mails an hour to addresses that nobody has proven yet. */
  mailsOverall: 10_000,
} as const;

/** A browser in which a person signed in before. What strangers do does not use up its limits. */
export const DEVICE = {
  life: 180 * DAY,
  /** How many accounts can know one browser. Enough for a family at one computer. */
  accounts: 4,
} as const;

/** How long, and for how many activations, a browser can reopen the page where the mailed code is entered. */
export const ACTIVATION_STEP = {
  life: DAY,
  /** More than one, because a person may activate several codes at the same time. */
  kept: 4,
} as const;

/** Sessions (SES-3, SES-4, SES-8); SETTINGS says how long they last. Times in milliseconds. */
export const SESSION = {
  /** How long after its idle end a session can still be continued. */
  grace: 2 * MINUTE,
  /** How exactly the last use is known: as exactly as half an hour needs it, and as thirty days need it. */
  touchEvery: MINUTE,
  touchLongEvery: 10 * MINUTE,
  /** The age at which the secret of a session is replaced. */
  rotateEvery: DAY,
  /**
   * How long the old secret is accepted after the browser has sent the new one. Longer than the slowest upload takes,
   * because a request is checked only when its body has arrived.
   */
  oldSecretFor: 10 * MINUTE,
} as const;

/** Mails to an account about sign-ins in browsers that it does not know. */
export const NEW_DEVICE = { mails: { max: 5, window: DAY } } as const;

/** Failed sign-ins with a password (PWD-5). */
export const SIGN_IN_FAILURES = {
  perAddress: { max: 100, window: HOUR },
  /** After signing in, an account without a password may be changed for this long without a new code. */
  perEmailAndAddress: { max: 5, window: 15 * MINUTE },
  perEmail: { max: 20, window: HOUR },
  /** Failures of all people together. More than this block nobody; the server logs a warning. */
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
  /** The longer side in px, and how many times the shorter side it may be. */
  maxSide: 10_000,
  maxRatio: 10,
  /** Edge of the square that is kept, in px. */
  edge: 512,
  /** Edges of the copies for a card, in px: 96 px of a page on a screen of two and of three dots per px. */
  smallEdges: [192, 288],
  uploads: { max: 20, window: HOUR },
} as const;

/** Messages to an owner (LIM-3; SETTINGS says how many) and the form token that is part of the scan answer. */
export const MESSAGE = {
  perSenderWindow: HOUR,
  perCodeWindow: DAY,
  /**
   * Within these limits, the first message from a form is accepted, even if others with the same address have used up
   * the limits of the sender. `partOfCodesDay` is the part of the code's daily limit that such messages may use.
   */
  first: { perAddress: { max: 60, window: HOUR }, partOfCodesDay: 0.5 },
  /** Nobody gets more than one mail about a conversation in this time. */
  noticeEvery: 10 * MINUTE,
  /** Mails about single conversations of a code. Messages in further conversations share one mail. */
  noticesPerCode: { max: 3, window: 10 * MINUTE },
  formMinAge: 2 * SECOND,
  formMaxAge: DAY,
} as const;

/** What both sides write after the message that opened a conversation (LIM-3). Times in milliseconds. */
export const CONVERSATION = {
  /** Messages of an answer to a request. Older ones are asked for. */
  shown: 100,
  /** Characters of the latest message in a list of conversations. */
  beginning: 200,
  perConversation: { max: 30, window: 10 * MINUTE },
  /** Of senders behind one client address, in all conversations. */
  perAddress: { max: 60, window: HOUR },
  /** Of all senders to one owner of one code, beside the first ones of each conversation. */
  perCode: { max: 300, window: DAY },
  first: { max: 10, window: DAY },
  /** Of an owner, in all conversations. */
  perOwner: { max: 300, window: HOUR },
  /** How often the sender may solve a conversation, open it again, or share a number and take it back. */
  changesPerConversation: { max: 30, window: 10 * MINUTE },
} as const;

/** Mails to both sides of a conversation (ADR 76). Times in milliseconds. */
export const CONVERSATION_MAIL = {
  /** Characters of the text that a mail quotes. */
  quoted: 500,
  /** A side that was shown the conversation less than this ago is looking at it. */
  liveFor: MINUTE,
  /** How often a page says that its reader is looking: sooner than `liveFor` ends. */
  lookEvery: 50 * SECOND,
  /** How often that is noted at most. With `lookEvery`, it still ends before `liveFor` does. */
  lookNotedEvery: 5 * SECOND,
  /** How long a mail to a side that is looking waits for the message to be seen. */
  liveWait: 20 * SECOND,
} as const;

/** "Email me replies": anybody can leave an address of somebody else. */
export const ANSWERS_TO = {
  /** Addresses that one client leaves: of one mailbox, and of all; the latter for a network, too. */
  perMailbox: { max: 3, window: DAY },
  perClient: { max: 10, window: HOUR },
  perNetwork: { max: 50, window: HOUR },
  /** Addresses that are left through one code, beside the first ones of each network. */
  perCode: { max: 20, window: DAY },
  firstPerCode: { max: 3, window: DAY },
  /**
   * Mails with a link to one mailbox, whoever left its address. Beyond them, the first one of each network is sent, as
   * long as there are not too many of these. An address is kept, whether its link is mailed or not.
   */
  linksPerMailbox: { max: 3, window: DAY },
  firstLinks: { perNetwork: { max: 1, window: DAY }, perMailbox: { max: 12, window: DAY } },
  /** Mails with answers: of one owner, and to one mailbox beside the first ones of each owner. */
  answersPerOwner: { max: 100, window: DAY },
  answersPerMailbox: { max: 30, window: DAY },
  firstAnswers: { max: 3, window: DAY },
} as const;

/** The link by which an owner opens one conversation without signing in. Times in milliseconds. */
export const OWNER_LINK = {
  life: 7 * DAY,
  /** Fresh links that can be asked for with an opened one, for one conversation. */
  fresh: { max: 5, window: DAY },
  /** Pressing the button again within this time mails nothing. */
  freshEvery: MINUTE,
} as const;

/** Photos and places in messages of a conversation. PHOTO bounds the pixels of an upload. Times in milliseconds. */
export const ATTACHMENT = {
  /** Photos of one message. */
  photos: 3,
  maxBytes: 8_000_000,
  /** Of a whole form with three photos and a text. */
  maxFormBytes: 24_100_000,
  /** The longer side of a stored photo, in px. */
  edge: 1600,
  /** Messages with a photo or a place. Those of a sender count for all three, those of an owner for the owner. */
  perConversation: { max: 20, window: HOUR },
  perAddress: { max: 30, window: HOUR },
  /** Beside the first ones of each conversation. */
  perCode: { max: 100, window: DAY },
  first: { max: 3, window: DAY },
  perOwner: { max: 100, window: HOUR },
  /** What the photos of both sides may take together. */
  storedPerConversation: 20_000_000,
  storedPerCode: 100_000_000,
  /**
   * Of the room of a code, what conversations may fill that have stored more than `storedFirst`. The rest is kept for
   * the first photos of each conversation.
   */
  partBesideFirst: 0.5,
  storedFirst: 2_000_000,
  /** Bytes of photos that senders behind one client address, and in one network, may store with one code. */
  bytesToCode: {
    perAddress: { max: 10_000_000, window: 7 * DAY },
    perNetwork: { max: 40_000_000, window: 7 * DAY },
  },
} as const;

/** The own texts that an owner answers with one tap. */
export const QUICK_REPLIES = { max: 20 } as const;

/**
 * Searching conversations by their words (ADR 23). A longer word is cut at `wordLength` characters. `wordsPerText` is
 * more than a text of 2,000 characters has in any of our languages; `words` of a search count, those after them do not.
 * A list shows `found` conversations at most.
 */
export const WORD_SEARCH = { wordLength: 32, wordsPerText: 300, words: 8, found: 500 } as const;

/**
 * How many codes that do not exist may be looked up from one client address or IPv6 network (LIM-2). Beyond that, the
 * server refuses every code that it has not shown to the address within `shownFor`, even one that exists. People can
 * open some codes by pressing a button. Times in milliseconds.
 */
export const CODE_GUESSES = {
  window: MINUTE,
  perAddress: 60,
  perNetwork: 600,
  openedPerAddress: 10,
  /** `openedFirstPerNetwork` counts the first code that each address opens, `openedPerNetwork` all others. */
  openedFirstPerNetwork: 1000,
  openedPerNetwork: 100,
  shownFor: DAY,
} as const;

/** Requests to an owner to give a code up (LNK-9). Times in milliseconds. */
export const UNACTIVATION_REQUEST = {
  /** How long the owner's link works, and how long the same person cannot ask again. */
  life: DAY,
  perRequester: { max: 5, window: DAY },
  perCode: { max: 10, window: DAY },
} as const;

/** Codes that owners make themselves, without a sticker. Time in milliseconds. */
export const DIGITAL_CODES = { made: { max: 10, window: DAY } } as const;

export const PAGE = { size: 20, max: 100 } as const;
/**
 * Limits of lists that may be very long. `rows`: how many rows the pages reach and the total counts. `found`: how many
 * rows a search finds.
 */
export const REACH = { rows: 10_000, found: 1000 } as const;
/**
 * The most codes of one batch or import. `maxBytes` is the size of that many codes with the longest aliases and labels.
 */
export const BATCH = { max: 10_000, maxBytes: 4_000_000 } as const;
/** Further limits of an imported file: columns of a row, characters of a cell. */
export const IMPORT_FILE = { columns: 100, cell: 2000 } as const;
export const BODY_LIMIT = 100 * 1024;
