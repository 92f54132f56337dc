import { DAY, HOUR, MINUTE, SECOND } from './durations';

/** Messages to an owner, and the form on the scan page (LIM-3). SETTINGS says how many messages. Times are in milliseconds. */
export const MESSAGE = {
  /** `messagesPerSender` of SETTINGS counts messages from one client address to one code in this time. */
  perSenderWindow: HOUR,
  /** `messagesPerCode` of SETTINGS counts messages to one code in this time, without those of `newcomers`. */
  perCodeWindow: DAY,
  /** Beyond `messagesPerCode`, so many more. */
  slowed: { max: 1, window: 15 * MINUTE },
  /**
   * The first message of a form passes beyond `messagesPerSender`, while its client address has sent fewer to all codes,
   * and this part of the code's day is left.
   */
  first: { perAddress: { max: 60, window: 15 * MINUTE }, partOfCodesDay: 0.5 },
  /** First messages of client addresses to a code, which do not count for `messagesPerCode`. */
  newcomers: {
    perAddress: { max: 1, window: DAY },
    perCode: { max: 600, window: DAY },
    slowed: { max: 15, window: 15 * MINUTE },
  },
  /** Emails to the owner of a flooded code. */
  floodTold: { max: 1, window: 7 * DAY },
  /** The pause between two emails about a conversation, unless both sides are writing (`CONVERSATION_MAIL`). */
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
  /**
   * While both sides have written within this time, a message is emailed at once and not after `MESSAGE.noticeEvery`.
   * With the six emails that the pause allows to each side, a conversation has at most 20 an hour.
   */
  talk: {
    within: 10 * MINUTE,
    perSide: { max: 4, window: HOUR },
    perOwner: { max: 60, window: HOUR },
  },
} as const;

/** How long a browser remembers a conversation, in milliseconds. */
export const REMEMBERED = { life: 30 * DAY } as const;

/** Addresses for "Email me replies". Anybody can leave an address of somebody else. */
export const ANSWERS_TO = {
  /** How often one client address leaves addresses of one mailbox. */
  perMailbox: { max: 3, window: DAY },
  /** How often one client address leaves addresses. */
  perClient: { max: 10, window: HOUR },
  /** How often addresses are left through one code, without the first ones of each network (`firstPerCode`). */
  perCode: { max: 20, window: DAY },
  firstPerCode: { max: 3, window: DAY },
  /** Emails with a link to one mailbox. An address is kept in any case. */
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

/** Helpers of a code. Times are in milliseconds. */
export const HELPERS = {
  /** With open invitations. */
  perCode: 5,
  invitationLife: 7 * DAY,
  perOwner: { max: 10, window: DAY },
  // Nobody can pester somebody by inviting again.
  perOwnerAndMailbox: { max: 3, window: DAY },
} as const;

/** Quick replies of an owner: texts for answering with one tap. */
export const QUICK_REPLIES = { max: 20 } as const;

/**
 * Searching conversations by their words (ADR 23). A word is cut after `wordLength` characters. `wordsPerText` is more
 * than a message can have in any of our languages. The first `words` of a search count. A list shows at most `found`
 * conversations.
 */
export const WORD_SEARCH = { wordLength: 32, wordsPerText: 300, words: 8, found: 500 } as const;
