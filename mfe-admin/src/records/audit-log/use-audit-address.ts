import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '@ringtag/contracts';
import { useListAddress, type ListAddress } from '@ringtag/lists';
import type { AuditFilter } from './audit-log.queries';

export type AuditAddress = ListAddress<'action' | 'subjectType' | 'actor' | 'subject' | 'days'>;

const ID = /^[0-9a-f-]{36}$/;

/** Two days in the reader's time zone, as in `2026-11-01~2026-11-30`. */
const DAYS = /^(\d{4}-\d\d-\d\d)~(\d{4}-\d\d-\d\d)$/;

/** Returns what the address of the page says about the list: page and filters, and the filters as the API takes them. */
export function useAuditAddress(): { address: AuditAddress; filter: AuditFilter } {
  const address = useListAddress({
    action: AUDIT_ACTIONS,
    subjectType: AUDIT_SUBJECTS,
    actor: /^(system|[0-9a-f-]{36})$/,
    subject: ID,
    days: DAYS,
  });
  const { days, ...filter } = address.filters;
  return { address, filter: { ...(filter as AuditFilter), ...toTimes(days) } };
}

/** Returns the time from the start of the first day to the end of the last day, in the reader's time zone. */
function toTimes(days: string | undefined): Pick<AuditFilter, 'from' | 'to'> {
  const [, first = '', last = ''] = DAYS.exec(days ?? '') ?? [];
  const from = new Date(`${first}T00:00`);
  const to = new Date(`${last}T00:00`);
  to.setDate(to.getDate() + 1);
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return {};
  return { from: from.toISOString(), to: to.toISOString() };
}
