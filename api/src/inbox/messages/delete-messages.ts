import map from 'lodash/map';
import { type EntityManager, In } from 'typeorm';
import { MessageWordEntity } from '../tables/message-word.entity';
import { MessageEntity } from '../tables/message.entity';

/**
 * Deletes the messages that belong to this owner, and their words. The database deletes their other parts
 * (`ParentColumn`). Answers how many messages there were. The caller must have locked them, so that nobody writes into
 * a conversation that is being deleted.
 */
export async function deleteMessages(
  manager: EntityManager,
  ownerId: string,
  wanted: string[],
): Promise<number> {
  const select = { id: true } as const;
  const ids = map(await manager.find(MessageEntity, { select, where: { ownerId, id: In(wanted) } }), 'id');
  await manager.delete(MessageWordEntity, { messageId: In(ids) });
  await manager.delete(MessageEntity, { id: In(ids) });
  return ids.length;
}
