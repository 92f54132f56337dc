import {
  type ConversationSide,
  conversationPath,
  conversationPhotoPath,
  ownerLinkPath,
  ownerLinkPhotoPath,
} from '@ringtag/contracts';
import { fill, type Texts } from '../texts';

/** What an owner knows of who wrote to them. */
interface KnownSender {
  /** Null where the sender left no name. */
  senderName: string | null;
  /** Null where the sender left a name, and for messages of an older release. */
  senderNumber: number | null;
}

/** The owner's side of a conversation, as the link in a mail opens it. */
interface OwnerSide extends KnownSender {
  /** What the owner calls the code. Mails have its alias instead, as a reply would quote them. */
  ownerLabel: string | null;
  /** True for a helper of the owner. */
  isHelper: boolean;
  /** Whether the code has helpers. */
  helped: boolean;
}

/** What the two sides of a conversation know of each other. */
export interface ConversationSides {
  token: string;
  alias: string;
  ownerName: string | null;
  /** How many of its messages the owner has seen. */
  ownerSeen: number;
  senderSeen?: number;
  /** Set where the owner reads it, by the link of a mail. */
  asOwner?: OwnerSide | undefined;
}

/** Who reads the page of a conversation. */
interface Reader {
  side: ConversationSide;
  /** Where the page is, and where its forms are sent. */
  path: string;
  toPhotoPath: (id: string) => string;
  /** What the other side is called. */
  other: string;
  /** How many messages the other side has seen. */
  seenByOther: number;
}

/** Where a form leads: it keeps that the browser came here from the code, since it remembers the conversation. */
export function toAction(path: string, remembered = false): string {
  return remembered ? `${path}?remembered` : path;
}

export function toReader(texts: Texts, conversation: ConversationSides): Reader {
  const { token, alias, ownerName, ownerSeen, senderSeen = 0, asOwner } = conversation;
  if (!asOwner)
    return {
      side: 'sender',
      path: conversationPath(token),
      toPhotoPath: (id) => conversationPhotoPath(token, id),
      other: ownerName ?? alias,
      seenByOther: ownerSeen,
    };
  return {
    side: 'owner',
    path: ownerLinkPath(token),
    toPhotoPath: (id) => ownerLinkPhotoPath(token, id),
    other: toSenderName(texts, asOwner),
    seenByOther: senderSeen,
  };
}

/** What an owner calls a sender: by the name that was left, else by number, as in "Finder 3". */
export function toSenderName({ plain }: Texts, { senderName, senderNumber }: KnownSender): string {
  if (senderName !== null) return senderName;
  if (senderNumber === null) return plain.ownerLink.finder;
  return fill(plain.ownerLink.finderNumber, { number: String(senderNumber) });
}
