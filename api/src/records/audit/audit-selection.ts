import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { AuditEntryEntity } from '../tables/audit-entry.entity';
import type { AuditLogFilterDto } from './audit-log.dto';

/** The entries of the audit log that match a filter, newest first, as `e`. */
export function selectEntries(
  manager: EntityManager,
  { actor, action, subjectType, subject, from, to }: AuditLogFilterDto,
): SelectQueryBuilder<AuditEntryEntity> {
  const select = manager.createQueryBuilder(AuditEntryEntity, 'e');
  if (actor === 'system') select.andWhere('e.actorId IS NULL');
  else if (actor) select.andWhere('e.actorId = :actor', { actor });
  if (action) select.andWhere('e.action = :action', { action });
  if (subjectType) select.andWhere('e.subjectType = :subjectType', { subjectType });
  if (subject) select.andWhere('e.subjectId = :subject', { subject });
  if (from) select.andWhere('e.at >= :from', { from });
  if (to) select.andWhere('e.at < :to', { to });
  return select.orderBy('e.at', 'DESC').addOrderBy('e.id', 'DESC');
}
