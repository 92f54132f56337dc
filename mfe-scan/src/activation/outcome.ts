import { ApiError } from '@ringtag/api-client';
import type { ErrorCode } from '@ringtag/contracts';

/** Router state that tells the page of a code that it was activated a moment ago. */
export const ACTIVATED_STATE = { activated: true };

export function hasActivated(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'activated' in state && state.activated === true;
}

const STATE_CODES: readonly (ErrorCode | undefined)[] = [
  'already_activated',
  'code_disabled',
  'not_activatable',
  'not_activated',
  'code_not_found',
];

/** True for a refusal that says the code is no longer what the page shows. */
export function changesState(error: unknown): error is ApiError {
  return error instanceof ApiError && STATE_CODES.includes(error.code);
}
