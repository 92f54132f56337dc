import { ApiError } from '@ringtag/api-client';
import type { ErrorCode } from '@ringtag/contracts';

/** Why another page of this site leads to the page of a code. */
export type Arrival = 'activated' | 'taken' | 'correcting' | 'secretRefused';

/** Returns the router state that carries `arrival` to the page of the code. */
export const arriving = (arrival: Arrival) => ({ arrival });

/** Returns true when the secret was wrong. The form of the activation asks for it again. */
export function isSecretRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'claim_secret_refused';
}

export function readArrival(state: unknown): Arrival | undefined {
  return (state as { arrival?: Arrival } | null)?.arrival;
}

const STATE_CODES: readonly (ErrorCode | undefined)[] = [
  'already_activated',
  'code_disabled',
  'not_activatable',
  'not_activated',
  'code_not_found',
];

/** Returns true when the error says that the code is no longer in the state that the page shows. */
export function changesState(error: unknown): error is ApiError {
  return error instanceof ApiError && STATE_CODES.includes(error.code);
}
