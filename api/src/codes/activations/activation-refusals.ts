import type { ErrorCode } from '@ringtag/contracts';

/** Why a code cannot be activated, whoever asks. */
export const NOT_FREE: ErrorCode[] = ['already_activated', 'code_disabled', 'not_activatable'];

/** Why somebody in particular cannot activate a code. */
export const ACTIVATION_REFUSALS: ErrorCode[] = [...NOT_FREE, 'activation_limit_reached', 'account_blocked'];
