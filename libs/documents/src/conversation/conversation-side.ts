import {
  type ConversationSide,
  conversationPath,
  conversationPhotoPath,
  ownerLinkPath,
  ownerLinkPhotoPath,
} from '@ringtag/contracts';
import { fill, type Texts } from '../texts';

/** The owner's side of a conversation, as the link in a mail opens it. */
interface OwnerSide {
  /** Null where the sender left no name. */
  senderName: string | null;
  /** Null where the sender left a name, and for messages of an older release. */
  senderNumber: number | null;
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
    other: asOwner.senderName ?? toNumbered(texts, asOwner),
    seenByOther: senderSeen,
  };
}

function toNumbered({ plain }: Texts, { senderNumber }: OwnerSide): string {
  if (senderNumber === null) return plain.ownerLink.finder;
  return fill(plain.ownerLink.finderNumber, { number: String(senderNumber) });
}
