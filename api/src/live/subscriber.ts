import type { Viewer } from '../platform/access/viewer';

/** Who follows a stream of events. */
export interface Subscriber {
  /** Whose events they are: the id of a person, or that of a conversation with a prefix. At most 38 characters. */
  readonly key: string;
  /** The session of a person; none for the sender of a conversation, who has no account. */
  readonly sessionId?: string;
}

const CONVERSATION = 'c:';

export function toPerson({ userId, sessionId }: Viewer): Subscriber {
  return { key: userId, sessionId };
}

/** Not the token: whoever reads `changes` must not be able to open the conversation. */
export function toSender(conversationId: string): Subscriber {
  return { key: `${CONVERSATION}${conversationId}` };
}

export function isSender({ key }: Subscriber): boolean {
  return key.startsWith(CONVERSATION);
}
