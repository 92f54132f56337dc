import {
  type ConversationSide,
  conversationPath,
  conversationPhotoPath,
  ownerLinkPath,
  ownerLinkPhotoPath,
} from '@ringtag/contracts';
import type { Texts } from '../texts';
import type { ShownConversation } from './conversation-page';

/** The owner's side of a conversation, as the link in a mail opens it. */
export interface OwnerSide {
  /** Null where the sender left no name. */
  senderName: string | null;
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

export function toReader({ plain }: Texts, conversation: ShownConversation): Reader {
  const { token, alias, ownerName, ownerSeen, senderSeen = 0, asOwner } = conversation;
  if (!asOwner)
    return {
      side: 'sender',
      path: conversationPath(token),
      toPhotoPath: (id) => conversationPhotoPath(token, id),
      other: ownerName ?? alias,
      seenByOther: ownerSeen,
    };
  const other = asOwner.senderName ?? plain.ownerLink.somebody;
  return {
    side: 'owner',
    path: ownerLinkPath(token),
    toPhotoPath: (id) => ownerLinkPhotoPath(token, id),
    other,
    seenByOther: senderSeen,
  };
}
