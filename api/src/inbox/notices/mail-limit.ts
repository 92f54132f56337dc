import { MESSAGE } from '@ringtag/contracts';
import type { Limit } from '../../records';

/** How many conversations of one code get a mail of their own (ADR 76). */
export function toMailLimit(activationId: string): Limit {
  return { purpose: 'notices-of-code', subject: activationId, ...MESSAGE.noticesPerCode };
}
