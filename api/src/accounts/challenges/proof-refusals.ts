import type { ErrorCode } from '@ringtag/contracts';
import { LINK_REFUSALS } from '../../platform/secrets/mailed-links';

/** What the digits of a mail are refused with. */
export const DIGITS_REFUSALS: ErrorCode[] = ['invalid_code', 'code_entry_closed', 'too_many_requests'];

/** What a proof of a mailbox is refused with, digits or link. */
export const PROOF_REFUSALS: ErrorCode[] = [...DIGITS_REFUSALS, ...LINK_REFUSALS];
