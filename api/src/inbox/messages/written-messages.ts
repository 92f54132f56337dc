import { type DataSource, In } from 'typeorm';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';

/** What was written in conversations after the messages that opened them, in its order. */
export function findWritten(dataSource: DataSource, ids: string[]): Promise<ConversationMessageEntity[]> {
  return dataSource.manager.find(ConversationMessageEntity, {
    where: { conversationId: In(ids) },
    order: { conversationId: 'ASC', position: 'ASC' },
  });
}
