import { ApiError } from '@ringtag/api-client';
import type { ErrorCode } from '@ringtag/contracts';

/** With what somebody comes to the page of a code from another one of this site. */
export type Arrival = 'activated' | 'taken' | 'correcting';

/** Router state that brings it along. */
export const arriving = (arrival: Arrival) => ({ arrival });

export function arrivalOf(state: unknown): Arrival | undefined {
  return (state as { arrival?: Arrival } | null)?.arrival;
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
