import { DAY, HOUR, MINUTE, SECOND } from './durations';

/** The lengths of what people type, in UTF-16 units, like the attribute `maxlength`. */
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

/** Emailed digits and their link (OTP-3, OTP-4). Times are in milliseconds. */
export const CHALLENGE = {
  /** Sending the digits again begins this time anew, up to `hardLife` after the start. */
  life: 10 * MINUTE,
  hardLife: 30 * MINUTE,
  /** After that many tries, even the right digits are refused with 400. */
  tries: 5,
  resendAfter: 60 * SECOND,
} as const;

/** How often digits are emailed and guessed (OTP-5, OTP-9). Not part of CHALLENGE, because no page needs these. */
export const CHALLENGE_LIMITS = {
  /** Wrong digits for one email address, of all strangers together, and of each known device. */
  failures: { max: 10, window: HOUR },
  /** Then 409 `code_entry_closed`, until a link that was emailed to the address is used. */
  failuresInARow: 100,
  /** Emails to one mailbox at the request of one client address, or of one known device. */
  mailsPerHour: { max: 5, window: HOUR },
  mailsPerDay: { max: 10, window: DAY },
  /**
   * Emails to one mailbox at the request of all strangers. No limit counts them for a day, so that the owner of the
   * mailbox waits for an hour at most.
   */
  mailsPerMailbox: { max: 10, window: HOUR },
  /**
   * How many emails of `mailsPerMailbox` may be for something else than signing up. The others are kept for signing up,
   * because only such an email lets a person in both with and without an account.
   */
  mailsBesideSigningUp: { max: 8, window: HOUR },
  /** How many emails of `mailsPerMailbox` may have a link that does not sign in. The others are kept for signing in. */
  mailsForOtherThings: { max: 5, window: HOUR },
  /** Emails an hour at the request of one client address: enough for a company behind one address. */
  mailsPerClient: 300,
  /** Emails an hour at the request of one network (IPv4 /24, IPv6 /48). Then it gets `mailsPerSlowedNetwork`. */
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

/** How long, and for how many activations, a browser can reopen the page where the digits are entered. */
export const ACTIVATION_STEP = {
  life: DAY,
  /** More than one, because a person may activate several codes at the same time. */
  kept: 4,
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

/** Messages to an owner, and the form on the scan page (LIM-3). SETTINGS says how many messages. */
export const MESSAGE = {
  /** `messagesPerSender` of SETTINGS counts messages from one client address to one code in this time. */
  perSenderWindow: HOUR,
  /** `messagesPerCode` of SETTINGS counts all messages to one code in this time. */
  perCodeWindow: DAY,
  /**
   * The first message of a form passes although others behind its client address have used up `messagesPerSender`,
   * while that address has sent fewer messages than this to all codes, and this part of the code's day is not used up.
   */
  first: { perAddress: { max: 60, window: HOUR }, partOfCodesDay: 0.5 },
  /** Each side gets at most one email about a conversation in this time. */
  noticeEvery: 10 * MINUTE,
  /** Emails about single conversations of a code. Messages in further conversations share one email. */
  noticesPerCode: { max: 3, window: 10 * MINUTE },
  /** A form that is sent sooner gets 400 with Retry-After, and the page sends it again. */
  formMinAge: 2 * SECOND,
  formMaxAge: DAY,
} as const;

/** Messages of both sides after the message that opened a conversation (LIM-3). Times are in milliseconds. */
export const CONVERSATION = {
  /** How many messages one answer has. Older messages are asked for. */
  shown: 100,
  /** Characters of the latest message in a list of conversations. */
  beginning: 200,
  /** Messages of the sender. */
  perConversation: { max: 30, window: 10 * MINUTE },
  /** Messages of senders behind one client address, in all conversations. */
  perAddress: { max: 60, window: HOUR },
  /** Messages of all senders to one code, without the `first` ones of each conversation. */
  perCode: { max: 300, window: DAY },
  first: { max: 10, window: DAY },
  /** Messages of an owner, in all conversations. */
  perOwner: { max: 300, window: HOUR },
  /** How often a sender may solve a conversation, open it again, share a number or take it back. */
  changesPerConversation: { max: 30, window: 10 * MINUTE },
} as const;

/** Emails to both sides of a conversation (ADR 76). Times are in milliseconds. */
export const CONVERSATION_MAIL = {
  /** How many characters of a message an email quotes. */
  quoted: 500,
  /** A side counts as looking at a conversation for this long after its page last showed it. */
  liveFor: MINUTE,
  /** How often a page says that its reader is looking: sooner than `liveFor` ends. */
  lookEvery: 50 * SECOND,
  /** A look is written at most this often. Together with `lookEvery` it is still less than `liveFor`. */
  lookNotedEvery: 5 * SECOND,
  /** An email to a side that is looking waits for this long, and is dropped if the message was seen. */
  liveWait: 20 * SECOND,
} as const;

/** Addresses for "Email me replies". Anybody can leave an address of somebody else. */
export const ANSWERS_TO = {
  /** How often one client address leaves addresses of one mailbox. */
  perMailbox: { max: 3, window: DAY },
  /** How often one client address, and one network, leave addresses. */
  perClient: { max: 10, window: HOUR },
  perNetwork: { max: 50, window: HOUR },
  /** How often addresses are left through one code, without the first ones of each network (`firstPerCode`). */
  perCode: { max: 20, window: DAY },
  firstPerCode: { max: 3, window: DAY },
  /** Emails with a link to one mailbox. An address is kept, whether its link is emailed or not. */
  linksPerMailbox: { max: 3, window: DAY },
  /** Beyond `linksPerMailbox`, the first link of each network is emailed, up to so many in all. */
  firstLinks: { perNetwork: { max: 1, window: DAY }, perMailbox: { max: 12, window: DAY } },
  /** Emails with replies of one owner. */
  answersPerOwner: { max: 100, window: DAY },
  /** Emails with replies to one mailbox, without the first ones of each owner (`firstAnswers`). */
  answersPerMailbox: { max: 30, window: DAY },
  firstAnswers: { max: 3, window: DAY },
} as const;

/** The link in an email by which an owner opens one conversation without signing in. Times are in milliseconds. */
export const OWNER_LINK = {
  life: 7 * DAY,
  /** How often a new link can be asked for, for one conversation. */
  fresh: { max: 5, window: DAY },
  /** Pressing the button again within this time mails nothing. */
  freshEvery: MINUTE,
} as const;

/** Photos and places in conversations. PHOTO bounds the pixels of each photo. Times are in milliseconds. */
export const ATTACHMENT = {
  /** How many photos a message has. */
  photos: 3,
  /** The size of one photo. */
  maxBytes: 8_000_000,
  /** The size of a whole form with three photos and a text. */
  maxFormBytes: 24_100_000,
  /** The longer side of a stored photo, in px. */
  edge: 1600,
  /** Messages of a sender with a photo or a place. They count for conversation, client address and code. */
  perConversation: { max: 20, window: HOUR },
  perAddress: { max: 30, window: HOUR },
  /** Without the `first` ones of each conversation. */
  perCode: { max: 100, window: DAY },
  first: { max: 3, window: DAY },
  /** Messages of an owner with a photo or a place. */
  perOwner: { max: 100, window: HOUR },
  /** Bytes of the photos of both sides. Beyond these limits the answer is 409. */
  storedPerConversation: 20_000_000,
  storedPerCode: 100_000_000,
  /**
   * Conversations that have stored more than `storedFirst` may fill this part of a code's bytes. The rest is kept for
   * the first photos of each conversation.
   */
  partBesideFirst: 0.5,
  storedFirst: 2_000_000,
  /** Bytes of photos that senders behind one client address, and in one network, may store at one code. */
  bytesToCode: {
    perAddress: { max: 10_000_000, window: 7 * DAY },
    perNetwork: { max: 40_000_000, window: 7 * DAY },
  },
} as const;

/** Quick replies of an owner: texts for answering with one tap. */
export const QUICK_REPLIES = { max: 20 } as const;

/**
 * Searching conversations by their words (ADR 23). A word is cut after `wordLength` characters. `wordsPerText` is more
 * than a message can have in any of our languages. The first `words` of a search count. A list shows at most `found`
 * conversations.
 */
export const WORD_SEARCH = { wordLength: 32, wordsPerText: 300, words: 8, found: 500 } as const;

/**
 * How many codes that do not exist may be looked up from one client address or IPv6 network (LIM-2). Beyond that, the
 * server refuses every code that it has not shown to the address within `shownFor`, even one that exists. People can
 * open some codes by pressing a button. Times are in milliseconds.
 */
export const CODE_GUESSES = {
  window: MINUTE,
  perAddress: 60,
  perNetwork: 600,
  /** Codes that one client address opens by the button. */
  openedPerAddress: 10,
  /** The first code that each address of an IPv6 /48 opens. */
  openedFirstPerNetwork: 1000,
  /** All further codes that addresses of an IPv6 /48 open. */
  openedPerNetwork: 100,
  shownFor: DAY,
} as const;

/** Requests to an owner to give a code up (LNK-9). Times are in milliseconds. */
export const UNACTIVATION_REQUEST = {
  /** How long the owner's link works, and how long the same person cannot ask again. */
  life: DAY,
  perRequester: { max: 5, window: DAY },
  perCode: { max: 10, window: DAY },
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
