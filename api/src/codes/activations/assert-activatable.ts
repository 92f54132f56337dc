import type { ErrorCode } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors/domain-error';
import { findRefusal } from '../scan-pages/scan-state';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';

/** Errors that depend on the code: nobody can activate it. */
export const NOT_FREE: ErrorCode[] = ['already_activated', 'code_disabled', 'not_activatable'];

/** The same, and errors that depend on who activates. */
export const ACTIVATION_REFUSALS: ErrorCode[] = [
  ...NOT_FREE,
  'activation_limit_reached',
  'account_blocked',
  'claim_secret_refused',
];

/** Throws `code_not_found`, `already_activated`, `code_disabled` or `not_activatable` with `reasons`. */
export async function assertActivatable(manager: EntityManager, itemId: string): Promise<void> {
  const item = await manager.findOneBy(ItemEntity, { id: itemId });
  const project = item && (await manager.findOneBy(ProjectEntity, { id: item.projectId }));
  // Both may be deleted at any time, also between the two reads.
  if (!project) throw new DomainError('code_not_found');
  const refusal = findRefusal({ ...item, projectArchived: project.archived });
  if (refusal) throw refusal;
}
