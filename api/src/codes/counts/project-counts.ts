import type { EntityManager } from 'typeorm';
import { ItemEntity } from '../tables/item.entity';
import { holdRows } from '../../platform/database/hold-rows';
import { ProjectEntity } from '../tables/project.entity';

/**
 * Keeps the counts that a project carries, so that lists of projects need not count a million codes. To be called in
 * the transaction that makes, deletes, moves, activates or frees codes. Who changes codes that are there calls it
 * first, because it holds the project: so nobody waits in a circle. Answers whether the project exists.
 */
export async function countCodes(
  manager: EntityManager,
  projectId: string,
  { items = 0, activated = 0 }: { items?: number; activated?: number },
): Promise<boolean> {
  const { affected } = await manager
    .createQueryBuilder()
    .update(ProjectEntity)
    // A project that the release before wrote carries no counts yet.
    .set({
      itemCount: () => 'COALESCE(itemCount, 0) + :items',
      activatedCount: () => 'COALESCE(activatedCount, 0) + :activated',
    })
    .where('id = :projectId', { projectId, items, activated })
    .execute();
  return affected === 1;
}

/**
 * The same for the codes that a user holds and is about to lose. The user is to be held already: so there come none,
 * but others can move them until their projects are held.
 */
export async function countOutCodesOf(manager: EntityManager, ownerId: string): Promise<void> {
  await holdProjectsOf(manager, ownerId);
  const held: { projectId: string; codes: string | number }[] = await manager
    .createQueryBuilder(ItemEntity, 'i')
    .select('i.projectId', 'projectId')
    .addSelect('COUNT(*)', 'codes')
    .where('i.ownerId = :ownerId', { ownerId })
    .groupBy('i.projectId')
    .getRawMany();
  for (const { projectId, codes } of held) {
    await countCodes(manager, projectId, { activated: -Number(codes) });
  }
}

/** A code may have been moved before its project was held: looked at again until all are in projects that are. */
async function holdProjectsOf(manager: EntityManager, ownerId: string): Promise<void> {
  const held = new Set<string>();
  for (;;) {
    const there = await manager
      .createQueryBuilder(ItemEntity, 'i')
      .select('DISTINCT i.projectId', 'projectId')
      .where('i.ownerId = :ownerId', { ownerId })
      .getRawMany<{ projectId: string }>();
    const missing = there.map(({ projectId }) => projectId).filter((id) => !held.has(id));
    if (missing.length === 0) return;
    await holdRows(manager, ProjectEntity, missing);
    for (const id of missing) held.add(id);
  }
}
