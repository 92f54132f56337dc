import { type EntityManager, In } from 'typeorm';
import { deleteAttachments } from '../attachments/delete-attachments';
import { BlockedSenderEntity } from '../tables/blocked-sender.entity';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationStateEntity } from '../tables/conversation-state.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageWordEntity } from '../tables/message-word.entity';
import { OwnerLinkEntity } from '../tables/owner-link.entity';

/** Deletes all that belongs to messages: their conversations, words, photos, places, links and blocks. */
export async function deleteConversations(manager: EntityManager, ids: string[]): Promise<void> {
  await deleteAttachments(manager, ids);
  await manager.delete(MessageWordEntity, { messageId: In(ids) });
  await manager.delete(BlockedSenderEntity, { messageId: In(ids) });
  await manager.delete(ConversationMessageEntity, { conversationId: In(ids) });
  await manager.delete(ConversationStateEntity, { id: In(ids) });
  await manager.delete(OwnerLinkEntity, { conversationId: In(ids) });
  await manager.delete(ConversationNoticeEntity, { id: In(ids) });
  await manager.delete(ConversationEntity, { id: In(ids) });
}
