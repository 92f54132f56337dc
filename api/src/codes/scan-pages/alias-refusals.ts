import type { ErrorCode } from '@ringtag/contracts';

/** What whoever names a code by its alias is refused with before anybody looks at the code itself. */
export const ALIAS_REFUSALS: ErrorCode[] = ['code_not_found', 'codes_guarded', 'cross_origin'];
