import type { ErrorCode } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error';
import { ItemEntity } from '../tables/item.entity';
import { LostCodeEntity } from '../tables/lost-code.entity';

/** The errors of `assertGivable`. */
export const NOT_GIVABLE: ErrorCode[] = ['code_disabled', 'code_paused', 'code_lost'];

/** Throws where the owner of a code cannot give it to somebody now. The caller has locked the code. */
export async function assertGivable(manager: EntityManager, itemId: string): Promise<void> {
  const item = await manager.findOneBy(ItemEntity, { id: itemId });
  if (item?.status === 'disabled') throw new DomainError('code_disabled');
  if (item?.status === 'inactive') throw new DomainError('code_paused');
  const activationId = item?.currentActivationId;
  if (activationId && (await manager.existsBy(LostCodeEntity, { activationId })))
    throw new DomainError('code_lost');
}
