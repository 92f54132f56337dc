import { CONVERSATION, type ConversationSide, cutText } from '@ringtag/contracts';
import type { DataSource } from 'typeorm';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationEntity } from '../tables/conversation.entity';

/** The latest message of a conversation, and how many messages it has. */
export interface LastMessage {
  messageCount: number;
  side: ConversationSide;
  body: string;
}

/** The latest answers to these messages, by their ids. A message that nobody answered is not in it. */
export async function findLastMessages(
  dataSource: DataSource,
  ids: string[],
): Promise<Map<string, LastMessage>> {
  const rows = await dataSource
    .createQueryBuilder(ConversationEntity, 'c')
    .innerJoin(ConversationMessageEntity, 'm', 'm.conversationId = c.id AND m.position = c.messageCount - 1')
    .select(['c.id AS id', 'c.messageCount AS messageCount', 'm.side AS side', 'm.body AS body'])
    .where('c.id IN (:...ids)', { ids })
    .getRawMany<LastMessage & { id: string }>();
  return new Map(rows.map(({ id, ...last }) => [id, last]));
}

/** The beginning of a text, for a row of a list. */
export function toBeginning(body: string): string {
  return cutText(body, CONVERSATION.beginning);
}
