import type { NotActivatableReason, ScanState } from '@ringtag/contracts';
import { DomainError } from '../../platform/errors/domain-error';
import type { ItemEntity } from '../tables/item.entity';

/** What the state of a code depends on. */
export type StateSource = { projectArchived: boolean } & Pick<
  ItemEntity,
  'status' | 'ownerId' | 'activatable' | 'viewOnly' | 'maxActivations' | 'activationCount'
>;

/** The state of a code for scanners, and the reasons why a free code cannot be activated (specification 2). */
export function toScanState(item: StateSource): { state: ScanState; reasons: NotActivatableReason[] } {
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

/** The error for somebody who activates the code, or undefined when the code can be activated. */
export function findRefusal(item: StateSource): DomainError | undefined {
  const { state, reasons } = toScanState(item);
  if (state === 'inactive' || state === 'disabled') return new DomainError('code_disabled');
  if (state === 'activated') return new DomainError('already_activated');
  if (state === 'not-activatable') return new DomainError('not_activatable', { reasons });
  return undefined;
}
