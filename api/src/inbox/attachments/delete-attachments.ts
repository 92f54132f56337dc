import { type EntityManager, In } from 'typeorm';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../tables/conversation-place.entity';

/** Deletes the photos and places of conversations. */
export async function deleteAttachments(
  manager: EntityManager,
  conversationIds: readonly string[],
): Promise<void> {
  await manager.delete(ConversationPhotoEntity, { conversationId: In(conversationIds) });
  await manager.delete(ConversationPlaceEntity, { conversationId: In(conversationIds) });
}
