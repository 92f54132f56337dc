import { createHash } from 'node:crypto';
import { groupBy, range } from 'lodash';
import type { Conversation, Side } from '../load/ledger';
import { Visitor } from '../load/visitor';
import type { Cluster } from '../parts/cluster';

/** A row for each message of a conversation but the first; one with nulls where there is none. */
export const CONVERSATIONS = `
  SELECT c.tokenHash, c.messageCount, c.ownerSeen, c.senderSeen, m.position, m.side, SUBSTRING(m.body, 11, 36) AS id
  FROM conversations c LEFT JOIN conversation_messages m ON m.conversationId = c.id ORDER BY c.id, m.position`;

export interface ConversationRow {
  tokenHash: string;
  messageCount: number;
  ownerSeen: number;
  senderSeen: number;
  position: number | null;
  side: Side | null;
  id: string | null;
}

/** Compares what both sides of conversations were told with what a node has. Answers each difference in words. */
export function findDisorder(
  conversations: readonly Conversation[],
  rows: readonly ConversationRow[],
): string[] {
  const stored = groupBy(rows, 'tokenHash');
  return conversations.flatMap((conversation) => {
    const found = stored[createHash('sha256').update(conversation.token).digest('hex')];
    const faults = found ? examine(conversation, found) : ['its token is not there'];
    return faults.map((fault) => `"${conversation.text}": ${fault}`);
  });
}

function examine({ written, seen }: Conversation, rows: readonly ConversationRow[]): string[] {
  const [{ messageCount, ownerSeen, senderSeen }] = rows as [ConversationRow];
  const faults: string[] = [];
  const messages = rows.filter(({ position }) => position !== null);
  const positions = messages.map(({ position }) => position);
  const whole = range(1, messageCount);
  if (positions.join() !== whole.join())
    faults.push(`${messageCount} messages have the positions 0,${positions.join()}`);
  for (const side of ['owner', 'sender'] as const) {
    const told = written.filter((answer) => answer.side === side).map(({ id }) => id);
    // What was not acknowledged may be there or not. The ledger's other columns tell of lost and doubled answers.
    const there = messages.filter((message) => message.side === side && told.includes(message.id!));
    const order = there.map(({ id }) => id);
    if (order.join() !== told.join())
      faults.push(`the ${side} wrote ${told.join(', ')}; stored are ${order.join(', ')}`);
  }
  if (ownerSeen < seen.owner) faults.push(`the owner has seen ${seen.owner}; stored is ${ownerSeen}`);
  if (senderSeen < seen.sender) faults.push(`the sender has seen ${seen.sender}; stored is ${senderSeen}`);
  return faults;
}

/** Opens every conversation by its sender's link. Answers those that do not open. */
export async function findClosed(
  { site }: Cluster,
  conversations: readonly Conversation[],
): Promise<string[]> {
  const visitor = new Visitor(site, () => undefined);
  const closed: string[] = [];
  for (const { token, text } of conversations) {
    const { status } = await visitor.send('GET', `/api/conversation/${token}`);
    if (status !== 200) closed.push(`"${text}": its link is answered with ${status}`);
  }
  visitor.leave();
  return closed;
}
