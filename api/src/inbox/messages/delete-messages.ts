import map from 'lodash/map';
import { type EntityManager, In } from 'typeorm';
import { MessageEntity } from '../tables/message.entity';
import { deleteConversations } from './delete-conversations';

/**
 * Deletes those of the messages that are the owner's, with all that belongs to them. Answers how many there were. The
 * caller has locked them, so that nobody writes into a conversation that is being deleted.
 */
export async function deleteMessages(
  manager: EntityManager,
  ownerId: string,
  wanted: string[],
): Promise<number> {
  const select = { id: true } as const;
  const ids = map(await manager.find(MessageEntity, { select, where: { ownerId, id: In(wanted) } }), 'id');
  await deleteConversations(manager, ids);
  await manager.delete(MessageEntity, { id: In(ids) });
  return ids.length;
}
