import type { EntityManager } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';

/**
 * Adds to the counts that a project stores, so that lists of projects need not count a million codes. Call it in the
 * transaction that makes, deletes or moves codes, gives one away or frees it. Call it before the change of existing codes,
 * or after `countActivated`: it locks the project, which comes first in the order of locks. Answers whether the project exists.
 */
export async function countCodes(
  manager: EntityManager,
  projectId: string,
  { items = 0, activated = 0 }: { items?: number; activated?: number },
): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(ProjectEntity)
    .set({ itemCount: () => 'itemCount + :items', activatedCount: () => 'activatedCount + :activated' })
    .where('id = :projectId', { projectId, items, activated })
    .execute();
  return affected === 1;
}

/**
 * Adds an activated code to the count of its project (1), or takes it away (-1), and answers the code. This locks first
 * the project and then the code. Call it late: others who activate codes of the project wait until the transaction ends.
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

/**
 * Subtracts the codes that a user owns from the counts of their projects, before the user loses them. The caller has
 * locked the user, so the user gets no more codes. Until their projects are locked, an administrator can still move
 * codes to other projects. So this repeats until the projects of all codes are locked.
 */
export async function uncountCodes(manager: EntityManager, ownerId: string): Promise<void> {
  const locked = new Set<string>();
  for (;;) {
    const owned = await manager
      .createQueryBuilder(ItemEntity, 'i')
      .select('i.projectId', 'projectId')
      .addSelect('COUNT(*)', 'codes')
      .where('i.ownerId = :ownerId', { ownerId })
      .groupBy('i.projectId')
      .getRawMany<{ projectId: string; codes: string | number }>();
    const missing = owned.map(({ projectId }) => projectId).filter((id) => !locked.has(id));
    if (missing.length === 0) {
      for (const { projectId, codes } of owned)
        await countCodes(manager, projectId, { activated: -Number(codes) });
      return;
    }
    await lockRows(manager, ProjectEntity, missing);
    for (const id of missing) locked.add(id);
  }
}
