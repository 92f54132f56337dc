import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { DomainError } from '../errors/domain-error';

/** Reads a row by its id. Throws `not_found`. */
export async function getRow<T extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  id: string,
): Promise<T> {
  const row = await manager.findOneBy(entity, { id } as FindOptionsWhere<T>);
  if (!row) throw new DomainError('not_found');
  return row;
}
