import differenceBy from 'lodash/differenceBy';
import map from 'lodash/map';
import { type EntityManager, In } from 'typeorm';
import { newId } from '../../platform/database/columns';
import { readSplit, splitRows } from '../../platform/database/split-rows';
import { DomainError } from '../../platform/errors/domain-error';
import { countCodes } from '../counts/project-counts';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import type { ProjectEntity } from '../tables/project.entity';
import { newAlias } from './new-alias';

const ROUNDS = 5;

/** The fields that the caller gives for a new code. All others are the same for every new code. */
export interface NewItem extends Partial<
  Pick<
    ItemEntity,
    'adminNote' | 'status' | 'activatable' | 'viewOnly' | 'maxActivations' | 'presetId' | 'digital'
  >
> {
  /** Random when absent. */
  alias?: string | undefined;
}

/** The row of a new code, not inserted yet. */
export function newItem(
  project: Pick<ProjectEntity, 'id' | 'activatable'>,
  { alias, adminNote, ...given }: NewItem,
  now: Date,
): ItemEntity {
  return {
    id: newId(),
    lockCount: null,
    alias: alias || newAlias(),
    projectId: project.id,
    adminNote: adminNote || null,
    status: given.status ?? 'active',
    activatable: given.activatable ?? project.activatable,
    viewOnly: given.viewOnly ?? false,
    maxActivations: given.maxActivations ?? null,
    activationCount: 0,
    ownerId: null,
    activated: false,
    currentActivationId: null,
    presetId: given.presetId ?? null,
    digital: given.digital ?? false,
    claimSecret: null,
    claimHash: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Adds to the number of codes of a project. Call it before inserting codes: it locks the row of the project, so that
 * other changes to its codes wait here and not for a code that is being inserted. Throws `not_found` if the project
 * has been deleted. While the lock is held, nobody can delete it.
 */
export async function countIn(manager: EntityManager, projectId: string, items: number): Promise<void> {
  if (!(await countCodes(manager, projectId, { items }))) throw new DomainError('not_found');
}

/**
 * Inserts codes with chosen aliases. An alias that exists already violates the unique key. Throws `alias_taken` for the
 * alias of a digital code that was deleted: pictures of it may still be around.
 */
export async function insertChosen(manager: EntityManager, items: ItemEntity[]): Promise<void> {
  // Sorted, so that two requests for the same aliases lock them in the same order.
  const ordered = [...items].sort((a, b) => (a.alias < b.alias ? -1 : 1));
  for await (const rows of splitRows(ordered)) await insertion(manager, rows).execute();
  // Looked for after the insertion, which waits while a code with this alias is being deleted.
  const [alias] = await findDeletedAliases(manager, map(ordered, 'alias'));
  if (alias) throw new DomainError('alias_taken', { alias });
}

/** The aliases among these that a deleted digital code had. */
export async function findDeletedAliases(manager: EntityManager, aliases: string[]): Promise<Set<string>> {
  const select = { id: true, deletedAlias: true };
  const found = await readSplit(aliases, (some) =>
    manager.find(ActivationEntity, { select, where: { deletedAlias: In(some) } }),
  );
  return new Set(found.flatMap(({ deletedAlias }) => deletedAlias ?? []));
}

/** Inserts codes with random aliases. Codes whose alias exists already get a new one and are inserted again. */
export async function insertRandom(manager: EntityManager, items: ItemEntity[]): Promise<void> {
  let missing = items;
  for (let round = 0; missing.length > 0; round += 1) {
    if (round === ROUNDS) throw new DomainError('internal_error');
    if (round > 0) for (const item of missing) item.alias = newAlias();
    for await (const rows of splitRows(missing)) await insertion(manager, rows).orIgnore().execute();
    const ids = missing.map(({ id }) => id);
    const inserted = await readSplit(ids, (some) =>
      manager.find(ItemEntity, { select: { id: true }, where: { id: In(some) } }),
    );
    missing = differenceBy(missing, inserted, 'id');
  }
}

const insertion = (manager: EntityManager, rows: ItemEntity[]) =>
  manager.createQueryBuilder().insert().into(ItemEntity).values(rows).updateEntity(false);
