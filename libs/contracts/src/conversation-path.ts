/** The page by which the sender of a message reads and writes in its conversation. */
export function conversationPath(token: string): string {
  return `/conversation/${token}`;
}

/** Where its page learns of what happens (ADR 77). */
export function conversationEventsPath(token: string): string {
  return `/api/conversation/${token}/events`;
}
