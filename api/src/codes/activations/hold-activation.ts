import type { EntityManager } from 'typeorm';
import { ItemEntity } from '../items/item.entity';
import { holdMatching } from '../../platform/database/hold-rows';
import { DomainError } from '../../platform/http/domain-error';

/**
 * The id of an owner's current activation of a code, which cannot end before the transaction does. Throws
 * `not_activated` for a free code and `not_found` for one that the user does not hold (AUT-1).
 */
export async function holdActivation(
  manager: EntityManager,
  itemId: string,
  ownerId: string,
): Promise<string> {
  const held = await holdMatching(manager, ItemEntity, { id: itemId, ownerId });
  const item = await manager.findOneBy(ItemEntity, { id: itemId });
  if (held === 1 && item?.currentActivationId) return item.currentActivationId;
  throw new DomainError(item?.ownerId ? 'not_found' : 'not_activated');
}
