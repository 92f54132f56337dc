import { Injectable } from '@nestjs/common';
import { AUDIT_SUBJECTS, type AuditValue } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { readPage } from '../../platform/database/long-list';
import { walkRows } from '../../platform/database/walk-rows';
import { AuditEntryEntity } from '../tables/audit-entry.entity';
import type {
  AuditChangeDto,
  AuditEntryDto,
  AuditLogDto,
  AuditLogFilterDto,
  AuditLogQuery,
} from './audit-log.dto';
import { AuditNames } from './audit-names';

/** Reads the audit log and adds the current names to its ids. */
@Injectable()
export class AuditReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: AuditNames,
  ) {}

  async list({ page, pageSize, ...filter }: AuditLogQuery): Promise<AuditLogDto> {
    const entries = selectEntries(this.dataSource.manager, filter);
    const { rows, ...counted } = await readPage(AuditEntryEntity, entries, { page, pageSize });
    return { items: await this.readDtos(rows), ...counted };
  }

  /** All entries that match the filter, newest first, in batches. */
  async *walk(filter: AuditLogFilterDto): AsyncGenerator<AuditEntryDto[]> {
    const steps = walkRows(selectEntries(this.dataSource.manager, filter), { at: 'DESC', id: 'DESC' });
    for await (const entries of steps) yield await this.readDtos(entries);
  }

  private async readDtos(entries: AuditEntryEntity[]): Promise<AuditEntryDto[]> {
    const names = await this.findNames(entries);
    return entries.map((entry) => ({
      ...pick(entry, 'id', 'at', 'action', 'actorId', 'actorRole', 'subjectType', 'subjectId', 'requestId'),
      actorName: names.get(entry.actorId ?? '') ?? null,
      subjectName: names.get(entry.subjectId ?? '') ?? null,
      changes: toChanges(entry),
    }));
  }

  private async findNames(entries: AuditEntryEntity[]): Promise<Map<string, string>> {
    const found = AUDIT_SUBJECTS.map((type) => {
      const subjects = entries.filter(({ subjectType }) => subjectType === type);
      const actors = type === 'user' ? entries.map(({ actorId }) => actorId) : [];
      return this.names.find(type, [...actors, ...subjects.map(({ subjectId }) => subjectId)]);
    });
    return new Map((await Promise.all(found)).flatMap((names) => [...names]));
  }
}

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

function toChanges({ changes }: AuditEntryEntity): AuditChangeDto[] {
  const text = (value: AuditValue) => (value === null ? null : String(value));
  return Object.entries(changes ?? {}).map(([field, change]) => ({
    field,
    old: text(change.old),
    new: text(change.new),
  }));
}
