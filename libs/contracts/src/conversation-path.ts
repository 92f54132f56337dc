/** The page by which the sender of a message reads and writes in its conversation. */
export function conversationPath(token: string): string {
  return `/conversation/${token}`;
}
