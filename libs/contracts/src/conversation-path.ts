/** The page by which the sender of a message reads and writes in its conversation. */
export function conversationPath(token: string): string {
  return `/conversation/${token}`;
}

/** The button behind the link of a mail to its sender (ADR 76). Whoever has the proof has that mail. */
export function mailedConversationPath(token: string, proof: string): string {
  return `${conversationPath(token)}/mailed/${proof}`;
}

/** Where its page learns of what happens (ADR 75). */
export function conversationEventsPath(token: string): string {
  return `/api/conversation/${token}/events`;
}

/** The key under which a browser notes which activation of a code it remembers a conversation of. No secret. */
export function toRememberedKey(alias: string): string {
  return `mine ${alias}`;
}

/** Leads to the conversation that this browser remembers for a code. */
export function rememberedConversationPath(alias: string): string {
  return `/conversation/mine/${alias}`;
}

/** The page by which the owner of a code answers in one conversation, from a mail. */
export function ownerLinkPath(token: string): string {
  return `/conversation/answer/${token}`;
}

/** The address of a photo in it, for its owner. */
export function ownerLinkPhotoPath(token: string, photoId: string): string {
  return `${ownerLinkPath(token)}/photos/${photoId}`;
}

/** The page that ends mails. Mail programs post to it, too (RFC 8058). */
export function mailSwitchPath(token: string): string {
  return `/conversation/mails/${token}`;
}

/** The address of a photo in it, for its sender. */
export function conversationPhotoPath(token: string, photoId: string): string {
  return `/api/conversation/${token}/photos/${photoId}`;
}

/** Ids of parts of its page, to which links lead. */
export const CONVERSATION_PART = { form: 'answer', photos: 'message-photos' } as const;

/** The page of whoever helps others to answer, and of invitations to do so. */
export const HELPING_PATH = '/helping';
