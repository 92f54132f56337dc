import type { ItemStatus, NotActivatableReason, ScanState } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { ItemEntity } from '../items/item.entity';
import { DomainError } from '../platform/http/domain-error';
import { ProjectEntity } from '../projects/project.entity';

/** What decides how a code presents itself. */
export interface StateSource {
  status: ItemStatus;
  ownerId: string | null;
  activatable: boolean;
  viewOnly: boolean;
  maxActivations: number | null;
  activationCount: number;
  projectArchived: boolean;
}

/** The state a scanner meets, and why a free code cannot be activated (specification 2). */
export function scanStateOf(item: StateSource): { state: ScanState; reasons: NotActivatableReason[] } {
  if (item.status !== 'active') return { state: item.status, reasons: [] };
  if (item.ownerId) return { state: 'activated', reasons: [] };
  const reasons: NotActivatableReason[] = [];
  if (!item.activatable) reasons.push('activation_not_enabled');
  if (item.viewOnly) reasons.push('view_only');
  if (item.projectArchived) reasons.push('project_archived');
  if (item.maxActivations !== null && item.activationCount >= item.maxActivations)
    reasons.push('activations_exhausted');
  return { state: reasons.length > 0 ? 'not-activatable' : 'activatable', reasons };
}

/** Why a code could not be activated, as an error to throw. */
export async function refusalOf(manager: EntityManager, itemId: string): Promise<DomainError> {
  const item = await manager.findOneBy(ItemEntity, { id: itemId });
  if (!item) return new DomainError('code_not_found');
  const project = await manager.findOneByOrFail(ProjectEntity, { id: item.projectId });
  return refusalFor({ ...item, projectArchived: project.archived });
}

export function refusalFor(item: StateSource): DomainError {
  const { state, reasons } = scanStateOf(item);
  if (state === 'inactive' || state === 'disabled') return new DomainError('code_disabled');
  // An activatable code that refused was taken a moment ago.
  if (state === 'not-activatable') return new DomainError('not_activatable', { reasons });
  return new DomainError('already_activated');
}
