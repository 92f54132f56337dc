import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import { DomainError } from '../errors/domain-error';

type Row = { id: string };

/**
 * Holds rows until the transaction ends, in the order of their ids: of two who hold several, one waits. Answers how many
 * there are. What is read afterwards is what others left.
 */
export function holdRows<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  ids: readonly string[],
): Promise<number> {
  // By ids alone: with another column the database might go by another index, in another order.
  return holdMatching(manager, entity, { id: In([...new Set(ids)].sort()) } as FindOptionsWhere<T>);
}

/**
 * Holds the rows that match, or all, until the transaction ends, and answers how many do. The condition is checked again
 * when the wait for a row is over. For one row and what it must be like, or for rows that everybody holds in one order.
 */
export async function holdMatching<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where?: FindOptionsWhere<T>,
): Promise<number> {
  const all = manager
    .createQueryBuilder()
    .update(entity)
    .set({ id: () => 'id' } as never);
  const { affected = 0 } = await (where ? all.where(where) : all).execute();
  return affected;
}

/** Holds a row until the transaction ends, and answers it as others left it. Throws `not_found`. */
export async function holdRow<T extends Row>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: string,
): Promise<T> {
  await holdRows(manager, entity, [id]);
  const row = await manager.findOneBy(entity, { id } as FindOptionsWhere<T>);
  if (!row) throw new DomainError('not_found');
  return row;
}
