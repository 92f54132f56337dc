import { DAY, HOUR } from './durations';

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
  /** Messages of a sender with a photo or a place. */
  perConversation: { max: 20, window: HOUR },
  perAddress: { max: 30, window: HOUR },
  /** Without the `first` ones of each conversation. */
  perCode: { max: 100, window: DAY },
  first: { max: 3, window: DAY },
  /** Messages of an owner with a photo or a place. */
  perOwner: { max: 100, window: HOUR },
  /** Bytes of the photos of both sides. Beyond these limits the answer is 409. */
  storedPerConversation: 20_000_000,
  storedPerCode: 200_000_000,
  /** The part of `storedPerCode` for all senders. The rest is for networks that have stored little. */
  storedBesideNewcomers: 50_000_000,
  bytesToCode: {
    /** Of senders behind one client address. */
    perAddress: { max: 10_000_000, window: 7 * DAY },
    /** What each network may use of the rest. */
    ofNewcomers: { max: 1_200_000, window: 7 * DAY },
  },
  /** After this time, photos that the owner has not seen may be deleted for others. */
  unseenFor: 7 * DAY,
} as const;
