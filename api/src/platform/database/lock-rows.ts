import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import { getRow } from './get-row';

type Row = { id: string };

/**
 * Locks rows until the transaction ends and answers how many exist. Locks are taken in the order of the ids, so that
 * two transactions cannot deadlock. A read afterwards sees what other transactions committed.
 */
export function lockRows<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  ids: readonly string[],
): Promise<number> {
  // By ids alone: a condition on another column could make the database use another index and thus another order.
  return lockMatching(manager, entity, { id: In([...new Set(ids)].sort()) } as FindOptionsWhere<T>);
}

/**
 * Locks the rows that match, or all rows, until the transaction ends, and answers how many. Where another node of a
 * Galera cluster locked one of them meanwhile, one of both transactions starts again: the lock is a change of the row
 * (`LockCountColumn`). In a table without that column only transactions that change the same row exclude each other.
 * The database checks the condition again after waiting for a row lock. Use it for one row with a condition, or where
 * all callers lock the same rows in the same order.
 */
export async function lockMatching<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where?: FindOptionsWhere<T>,
): Promise<number> {
  const counted = manager.connection.getMetadata(entity).hasColumnWithPropertyPath('lockCount');
  const lock = counted ? { lockCount: () => 'COALESCE(lockCount, 0) + 1' } : { id: () => 'id' };
  const all = manager
    .createQueryBuilder()
    .update(entity)
    .set(lock as never);
  const { affected = 0 } = await (where ? all.where(where) : all).execute();
  return affected;
}

/** Locks a row until the transaction ends and then reads it. Throws `not_found`. */
export async function lockRow<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: string,
): Promise<T> {
  await lockRows(manager, entity, [id]);
  return getRow(manager, entity, id);
}
