import type { EntityManager } from 'typeorm';
import { lockMatching } from '../../platform/database/lock-rows';
import { DomainError } from '../../platform/errors/domain-error';
import { ItemEntity } from '../tables/item.entity';

/**
 * Locks a code, so that its activation cannot end before the transaction does, and answers its current activation. Throws
 * `not_activated` for a free code and `not_found` for a code that the user does not own (AUT-1).
 */
export async function lockActivation(
  manager: EntityManager,
  itemId: string,
  ownerId: string,
): Promise<{ activationId: string } & Pick<ItemEntity, 'alias' | 'status'>> {
  const held = await lockMatching(manager, ItemEntity, { id: itemId, ownerId });
  const item = await manager.findOneBy(ItemEntity, { id: itemId });
  if (held === 1 && item?.currentActivationId)
    return { activationId: item.currentActivationId, alias: item.alias, status: item.status };
  throw new DomainError(item?.ownerId ? 'not_found' : 'not_activated');
}
