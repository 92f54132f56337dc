import map from 'lodash/map';
import { type EntityManager, In } from 'typeorm';
import { MessageWordEntity } from '../tables/message-word.entity';
import { MessageEntity } from '../tables/message.entity';

/**
 * Deletes those of the messages that are the owner's, with all that belongs to them: the database deletes their parts
 * (`ParentColumn`), but not their words. Answers how many there were. The caller has locked them, so that nobody writes into a
 * conversation that is being deleted.
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
