import map from 'lodash/map';
import { type EntityManager, In } from 'typeorm';
import { deleteAttachments } from '../attachments/delete-attachments';
import { BlockedSenderEntity } from '../tables/blocked-sender.entity';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationStateEntity } from '../tables/conversation-state.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageWordEntity } from '../tables/message-word.entity';
import { MessageEntity } from '../tables/message.entity';
import { OwnerLinkEntity } from '../tables/owner-link.entity';

/**
 * Deletes those of the messages that are the owner's, with their conversations, words and blocks. Answers how many there
 * were. The caller has locked them, so that nobody writes into a conversation that is being deleted.
 */
export async function deleteMessages(
  manager: EntityManager,
  ownerId: string,
  wanted: string[],
): Promise<number> {
  const select = { id: true } as const;
  const ids = map(await manager.find(MessageEntity, { select, where: { ownerId, id: In(wanted) } }), 'id');
  await deleteAttachments(manager, ids);
  await manager.delete(MessageWordEntity, { messageId: In(ids) });
  await manager.delete(BlockedSenderEntity, { messageId: In(ids) });
  await manager.delete(ConversationMessageEntity, { conversationId: In(ids) });
  await manager.delete(ConversationStateEntity, { id: In(ids) });
  await manager.delete(OwnerLinkEntity, { conversationId: In(ids) });
  await manager.delete(ConversationNoticeEntity, { id: In(ids) });
  await manager.delete(ConversationEntity, { id: In(ids) });
  await manager.delete(MessageEntity, { id: In(ids) });
  return ids.length;
}
