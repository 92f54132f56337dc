import { type EntityManager, In, IsNull } from 'typeorm';
import { ItemEntity } from '../items/item.entity';
import { holdRows } from '../../platform/database/hold-rows';
import { ProjectEntity } from './project.entity';

const ROWS_PER_STATEMENT = 500;

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

/**
 * Makes the counts of all projects right, and which of their codes are activated. They are wrong only where the release before, which did not count, worked
 * beside this one. Both numbers of a project come from one statement, so that work which goes on does no harm; a
 * project that changed since is left for the next time.
 */
export async function correctCounts(manager: EntityManager): Promise<void> {
  const projects = await manager.find(ProjectEntity, { select: { id: true } });
  for (const { id } of projects) {
    await correctActivated(manager, id);
    const counted = await manager
      .createQueryBuilder(ProjectEntity, 'p')
      .select(['p.itemCount AS storedItems', 'p.activatedCount AS storedActivated'])
      .addSelect(
        (items) => items.select('COUNT(*)').from(ItemEntity, 'i').where('i.projectId = p.id'),
        'items',
      )
      .addSelect(
        (items) =>
          items
            .select('COUNT(*)')
            .from(ItemEntity, 'h')
            .where('h.projectId = p.id AND h.ownerId IS NOT NULL'),
        'activated',
      )
      .where('p.id = :id', { id })
      .getRawOne<Record<'storedItems' | 'storedActivated' | 'items' | 'activated', string | number | null>>();
    if (!counted) continue;
    const stored = {
      itemCount: counted.storedItems ?? IsNull(),
      activatedCount: counted.storedActivated ?? IsNull(),
    };
    const right = { itemCount: Number(counted.items), activatedCount: Number(counted.activated) };
    if (stored.itemCount === right.itemCount && stored.activatedCount === right.activatedCount) continue;
    await manager.update(ProjectEntity, { id, ...stored }, right);
  }
}

/** Codes that the release before made, gave to somebody or freed. They are looked for without holding others. */
async function correctActivated(manager: EntityManager, projectId: string): Promise<void> {
  const wrong = await manager
    .createQueryBuilder(ItemEntity, 'i')
    .select('i.id', 'id')
    .where('i.projectId = :projectId', { projectId })
    .andWhere('(i.activated IS NULL OR i.activated <> (i.ownerId IS NOT NULL))')
    .getRawMany<{ id: string }>();
  for (let from = 0; from < wrong.length; from += ROWS_PER_STATEMENT) {
    const ids = wrong.slice(from, from + ROWS_PER_STATEMENT).map(({ id }) => id);
    await manager.update(ItemEntity, { id: In(ids) }, { activated: () => 'ownerId IS NOT NULL' });
  }
}
