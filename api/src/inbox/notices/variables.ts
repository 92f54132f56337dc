/** Of a mail about a conversation, as the outbox has them. */
export type Variables = Record<string, string>;
