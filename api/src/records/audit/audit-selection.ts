import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { AuditEntryEntity } from '../tables/audit-entry.entity';
import type { AuditLogFilterDto } from './audit-log.dto';

type Selection = SelectQueryBuilder<AuditEntryEntity>;

/** Which entries of the audit log are meant. */
@Injectable()
export class AuditSelection {
  constructor(private readonly dataSource: DataSource) {}

  /** A query on `e`. */
  of({ actor, action, subjectType, subject, from, to }: AuditLogFilterDto): Selection {
    const select = this.dataSource.createQueryBuilder(AuditEntryEntity, 'e');
    if (actor === 'system') select.andWhere('e.actorId IS NULL');
    else if (actor) select.andWhere('e.actorId = :actor', { actor });
    if (action) select.andWhere('e.action = :action', { action });
    if (subjectType) select.andWhere('e.subjectType = :subjectType', { subjectType });
    if (subject) select.andWhere('e.subjectId = :subject', { subject });
    if (from) select.andWhere('e.at >= :from', { from });
    if (to) select.andWhere('e.at < :to', { to });
    return select;
  }
}

export function newestFirst(select: Selection): Selection {
  return select.orderBy('e.at', 'DESC').addOrderBy('e.id', 'DESC');
}
