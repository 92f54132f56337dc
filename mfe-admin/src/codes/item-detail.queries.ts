import { api, unwrap, type components } from '@ringtag/api-client';
import { queryOptions } from '@ringtag/vendor-query';
import { queryKeys } from '../query-keys';

export type ItemDetail = components['schemas']['ItemDetailDto'];
export type ItemActivation = components['schemas']['ItemActivationDto'];
export type AuditEntry = components['schemas']['AuditEntryDto'];

/** GET /api/items/{id}/activations: who held the code, the latest first. */
export const itemActivationsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.item({ id }), 'activations'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/items/{id}/activations', { params: { path: { id } }, signal })),
  });

/** GET /api/items/{id}/scans: scans on each of the latest days (UTC), oldest first. */
export const itemScansQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.item({ id }), 'scans'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/items/{id}/scans', { params: { path: { id } }, signal })),
  });

/** GET /api/audit-log of one code, the latest first. */
export const itemTrailQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.item({ id }), 'trail'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/audit-log', { params: { query: { subject: id, subjectType: 'item' } }, signal })),
  });
