import type { ErrorCode } from '@ringtag/contracts';
import { LINK_REFUSALS } from '../../platform/secrets/mailed-links';

/** The errors for mailed digits. */
export const DIGITS_REFUSALS: ErrorCode[] = ['invalid_code', 'code_entry_closed', 'too_many_requests'];

/** The errors for a proof of a mailbox, digits or link. */
export const PROOF_REFUSALS: ErrorCode[] = [...DIGITS_REFUSALS, ...LINK_REFUSALS];
