import type { ErrorCode } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error';
import { toScanState } from '../scan-pages/scan-state';
import { ItemEntity } from '../tables/item.entity';
import { LostCodeEntity } from '../tables/lost-code.entity';
import { ProjectEntity } from '../tables/project.entity';

/** The errors of `assertGivable`. */
export const NOT_GIVABLE: ErrorCode[] = ['code_disabled', 'code_paused', 'code_lost', 'not_activatable'];

/**
 * Throws where the owner of a code cannot give it to somebody now. The caller has locked the code.
 *
 * The receiver's activation is one like any other: what an administrator allows of activations of the code holds for it,
 * too (`not_activatable` with `reasons`). Otherwise a code that may be activated once would go from hand to hand. A digital
 * code has no such limits: it is not activatable only because nobody may take it once it was given up.
 */
export async function assertGivable(manager: EntityManager, itemId: string): Promise<void> {
  const item = await manager.findOneBy(ItemEntity, { id: itemId });
  if (!item) throw new DomainError('not_found');
  const { status, digital, projectId, currentActivationId: activationId } = item;
  if (status === 'disabled') throw new DomainError('code_disabled');
  if (status === 'inactive') throw new DomainError('code_paused');
  if (activationId && (await manager.existsBy(LostCodeEntity, { activationId })))
    throw new DomainError('code_lost');
  if (digital) return;
  const projectArchived = await manager.existsBy(ProjectEntity, { id: projectId, archived: true });
  const { reasons } = toScanState({ ...item, ownerId: null, projectArchived });
  if (reasons.length > 0) throw new DomainError('not_activatable', { reasons });
}
