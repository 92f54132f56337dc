import { CONVERSATION_MAIL, type ConversationSide, cutText } from '@ringtag/contracts';
import { type EntityManager, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import type { OpenConversation } from '../conversation-records/conversation-records';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { SEEN_BY } from '../tables/conversation.entity';

/** The messages that a mail is about: from this position, and not later than this time. */
export interface MailedPart {
  from: number;
  until: Date;
}

/** What is quoted of messages: how many they are, and their beginning. */
export interface Quoted {
  count: number;
  text: string;
}

/**
 * What the other side wrote in the part of a conversation that a mail is about, and its reader has not seen. Undefined
 * where there is nothing of that kind.
 */
export async function findUnseen(
  manager: EntityManager,
  { message, thread }: OpenConversation,
  reader: ConversationSide,
  { from, until }: MailedPart,
): Promise<Quoted | undefined> {
  const writer: ConversationSide = reader === 'owner' ? 'sender' : 'owner';
  const first = Math.max(from, thread[SEEN_BY[reader]]);
  const where = {
    conversationId: message.id,
    side: writer,
    position: MoreThanOrEqual(first),
    createdAt: LessThanOrEqual(until),
  };
  // The message that opened the conversation is in a table of its own. Often there is no other.
  const mayHaveOthers = thread.messageCount > Math.max(first, 1);
  const written = mayHaveOthers
    ? await manager.find(ConversationMessageEntity, { where, order: { position: 'ASC' } })
    : [];
  const texts = written.map(({ body }) => body);
  if (writer === 'sender' && first === 0) texts.unshift(message.body);
  if (texts.length === 0) return undefined;
  // A photo or a place may come without a text.
  const text = texts.filter(Boolean).join('\n\n');
  return { count: texts.length, text: cutText(text, CONVERSATION_MAIL.quoted, '…') };
}
