/** The page by which the sender of a message reads and writes in its conversation. */
export function conversationPath(token: string): string {
  return `/conversation/${token}`;
}

/** Where its page learns of what happens (ADR 77). */
export function conversationEventsPath(token: string): string {
  return `/api/conversation/${token}/events`;
}

/** The page by which the owner of a code answers in one conversation, from a mail. */
export function ownerLinkPath(token: string): string {
  return `/conversation/answer/${token}`;
}

/** The page that ends mails. Mail programs post to it, too (RFC 8058). */
export function mailSwitchPath(token: string): string {
  return `/conversation/mails/${token}`;
}
