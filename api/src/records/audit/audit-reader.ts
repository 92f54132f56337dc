import { Injectable } from '@nestjs/common';
import { AUDIT_SUBJECTS } from '@ringtag/contracts';
import { readPage } from '../../platform/database/long-list';
import { walkRows } from '../../platform/database/walk-rows';
import { AuditEntryEntity } from '../tables/audit-entry.entity';
import type { AuditEntryDto, AuditLogDto, AuditLogFilterDto, AuditLogQuery } from './audit-log.dto';
import { AuditNames } from './audit-names';
import { AuditSelection, newestFirst } from './audit-selection';

/** Reads the audit log, with the names that go with its ids today. */
@Injectable()
export class AuditReader {
  constructor(
    private readonly selection: AuditSelection,
    private readonly names: AuditNames,
  ) {}

  async list({ page, pageSize, ...filter }: AuditLogQuery): Promise<AuditLogDto> {
    const ordered = newestFirst(this.selection.of(filter));
    const { rows, ...counted } = await readPage(AuditEntryEntity, ordered, { page, pageSize });
    return { items: await this.toDtos(rows), ...counted, page, pageSize };
  }

  /** Everything that the filter leaves, newest first, a step at a time. */
  async *inSteps(filter: AuditLogFilterDto): AsyncGenerator<AuditEntryDto[]> {
    const steps = walkRows(this.selection.of(filter), { at: 'DESC', id: 'DESC' });
    for await (const entries of steps) yield await this.toDtos(entries);
  }

  private async toDtos(entries: AuditEntryEntity[]): Promise<AuditEntryDto[]> {
    const names = await this.namesIn(entries);
    return entries.map(
      ({ id, at, action, actorId, actorRole, subjectType, subjectId, changes, requestId }) => ({
        id,
        at,
        action,
        actorId,
        actorRole,
        actorName: names.get(actorId ?? '') ?? null,
        subjectType,
        subjectId,
        subjectName: names.get(subjectId ?? '') ?? null,
        requestId,
        changes: Object.entries(changes ?? {}).map(([field, change]) => ({
          field,
          old: textOf(change.old),
          new: textOf(change.new),
        })),
      }),
    );
  }

  private async namesIn(entries: AuditEntryEntity[]): Promise<Map<string, string>> {
    const actors = entries.flatMap(({ actorId }) => actorId ?? []);
    const found = AUDIT_SUBJECTS.map((type) => {
      const subjects = entries.flatMap(({ subjectType, subjectId }) =>
        subjectType === type && subjectId ? [subjectId] : [],
      );
      return this.names.find(type, type === 'user' ? [...actors, ...subjects] : subjects);
    });
    return new Map((await Promise.all(found)).flatMap((names) => [...names]));
  }
}

const textOf = (value: string | number | boolean | null) => (value === null ? null : String(value));
