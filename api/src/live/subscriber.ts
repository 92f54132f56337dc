import { STREAM } from '@ringtag/contracts';
import type { Viewer } from '../platform/access/viewer';
import type { Network } from '../platform/turns/asker';
import { toNetworks } from '../records';

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
  /** Where a sender is. Undefined for people who are signed in. */
  readonly networks?: readonly Network[];
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
  const networks = toNetworks(clientAddress);
  const ofNetworks = networks.map(({ id, parts }) => ({
    id: `a:${id}`,
    max: STREAM.ofSendersPerAddress * parts,
  }));
  return { key, shares: [{ id: key, max: STREAM.perConversation }, ...ofNetworks], networks };
}

/** Not the token: whoever reads `changes` must not be able to open the conversation. */
export function toSenderKey(conversationId: string): string {
  return `${CONVERSATION}${conversationId}`;
}
