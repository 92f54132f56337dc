import type { ErrorCode } from '@ringtag/contracts';

/** Errors that depend on the code: nobody can activate it. */
export const NOT_FREE: ErrorCode[] = ['already_activated', 'code_disabled', 'not_activatable'];

/** The same, and errors that depend on who activates. */
export const ACTIVATION_REFUSALS: ErrorCode[] = [...NOT_FREE, 'activation_limit_reached', 'account_blocked'];
