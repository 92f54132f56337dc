import { STREAM } from '@ringtag/contracts';
import type { Viewer } from '../platform/access/viewer';
import { toAddressBucket, toNetwork } from '../records';

/** At most `max` streams with the same id are open at a replica. */
interface Share {
  readonly id: string;
  readonly max: number;
}

/** Who follows a stream of events. */
export interface Subscriber {
  /** Whose events they are: the id of a person, or that of a conversation with a prefix. At most 38 characters. */
  readonly key: string;
  /** The limits that each of its streams counts for. One of them has the key as its id. */
  readonly shares: readonly Share[];
}

const CONVERSATION = 'c:';

export function toPerson({ userId, sessionId }: Viewer): Subscriber {
  const shares = [
    { id: sessionId, max: STREAM.perSession },
    { id: userId, max: STREAM.perPerson },
  ];
  return { key: userId, shares };
}

/** The sender of a conversation has no account, but an address. */
export function toSender(conversationId: string, clientAddress: string): Subscriber {
  const key = toSenderKey(conversationId);
  const shares = [
    { id: key, max: STREAM.perConversation },
    { id: `a:${toAddressBucket(clientAddress)}`, max: STREAM.ofSendersPerAddress },
    { id: `n:${toNetwork(clientAddress)}`, max: STREAM.ofSendersPerNetwork },
  ];
  return { key, shares };
}

/** Not the token: whoever reads `changes` must not be able to open the conversation. */
export function toSenderKey(conversationId: string): string {
  return `${CONVERSATION}${conversationId}`;
}

export function isSender({ key }: Subscriber): boolean {
  return key.startsWith(CONVERSATION);
}
