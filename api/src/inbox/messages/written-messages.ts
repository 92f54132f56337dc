import { type DataSource, In } from 'typeorm';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';

/** The messages of conversations after the ones that opened them, in the order of writing. */
export function findWritten(dataSource: DataSource, ids: string[]): Promise<ConversationMessageEntity[]> {
  return dataSource.manager.find(ConversationMessageEntity, {
    where: { conversationId: In(ids) },
    order: { conversationId: 'ASC', position: 'ASC' },
  });
}
