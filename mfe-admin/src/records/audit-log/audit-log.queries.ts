import { api, unwrap, type components } from '@ringtag/api-client';
import type { CsvSeparator } from '@ringtag/contracts';
import { keepPreviousData, queryOptions } from '@ringtag/vendor/query';

export type AuditEntry = components['schemas']['AuditEntryDto'];

export interface AuditFilter {
  action?: AuditEntry['action'];
  subjectType?: AuditEntry['subjectType'];
  actor?: string;
  subject?: string;
  from?: string;
  to?: string;
}

/** GET /api/audit-log: newest first. */
export const auditLogQuery = (params: AuditFilter & { page: number; pageSize?: number }) =>
  queryOptions({
    queryKey: ['admin', 'audit-log', params],
    queryFn: ({ signal }) => unwrap(api.GET('/api/audit-log', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
  });

/** The path of GET /api/audit-log.csv, for a link that downloads all entries that match the filter. */
export function csvPath(filter: AuditFilter, separator: CsvSeparator): string {
  return `/api/audit-log.csv?${new URLSearchParams({ ...filter, separator })}`;
}
