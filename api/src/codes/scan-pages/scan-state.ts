import type { ItemStatus, NotActivatableReason, ScanState } from '@ringtag/contracts';
import { DomainError } from '../../platform/errors/domain-error';

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

/** Why a code cannot be activated, as an error to throw; undefined when it can. */
export function refusalOf(item: StateSource): DomainError | undefined {
  const { state, reasons } = scanStateOf(item);
  if (state === 'inactive' || state === 'disabled') return new DomainError('code_disabled');
  if (state === 'activated') return new DomainError('already_activated');
  if (state === 'not-activatable') return new DomainError('not_activatable', { reasons });
  return undefined;
}
