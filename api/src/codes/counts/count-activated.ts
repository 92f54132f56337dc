import type { EntityManager } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows';
import { ItemEntity } from '../tables/item.entity';
import { countCodes } from './project-counts';

/**
 * Counts a code that is given away (1) or freed (-1) in its project, which locks the project; then locks the code, as the
 * order of locks has it. Answers the code. Call it late: others who activate codes of the project wait until the
 * transaction ends.
 */
export async function countActivated(
  manager: EntityManager,
  itemId: string,
  by: 1 | -1,
): Promise<ItemEntity | undefined> {
  const read = async () => (await manager.findOneBy(ItemEntity, { id: itemId })) ?? undefined;
  let item = await read();
  // Until its project is locked, an administrator can move the code to another one.
  for (let counted = ''; item && item.projectId !== counted; item = await read()) {
    if (counted) await countCodes(manager, counted, { activated: -by });
    counted = item.projectId;
    await countCodes(manager, counted, { activated: by });
    await lockRows(manager, ItemEntity, [itemId]);
  }
  return item;
}
