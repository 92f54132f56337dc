import { Injectable } from '@nestjs/common';
import type { AuditSubject } from '@ringtag/contracts';
import { DataSource, In } from 'typeorm';
import { ItemEntity } from '../../codes/items/item.entity';
import { pageOf } from '../../platform/database/long-list';
import { PresetEntity } from '../../codes/presets/preset.entity';
import { ProjectEntity } from '../../codes/projects/project.entity';
import { UserEntity } from '../../accounts/users/user.entity';
import { AuditEntryEntity } from './audit-entry.entity';
import type { AuditEntryDto, AuditLogDto, AuditLogFilterDto, AuditLogQuery } from './audit-log.dto';
import { AuditSelection, newestFirst } from './audit-selection';

type Names = Map<string, string>;

/** Reads the audit log, with the names that go with its ids today. */
@Injectable()
export class AuditReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly selection: AuditSelection,
  ) {}

  async list({ page, pageSize, ...filter }: AuditLogQuery): Promise<AuditLogDto> {
    const ordered = newestFirst(this.selection.of(filter));
    const { rows, ...counted } = await pageOf(AuditEntryEntity, ordered, { page, pageSize });
    return { items: await this.toDtos(rows), ...counted, page, pageSize };
  }

  /** Everything that the filter leaves, a step at a time. */
  async *inSteps(filter: AuditLogFilterDto): AsyncGenerator<AuditEntryDto[]> {
    for await (const entries of this.selection.inSteps(this.selection.of(filter))) {
      yield await this.toDtos(entries);
    }
  }

  private async toDtos(entries: AuditEntryEntity[]): Promise<AuditEntryDto[]> {
    const names = await this.namesIn(entries);
    return entries.map(({ changes, ...entry }) => ({
      ...entry,
      actorName: names.get(entry.actorId ?? '') ?? null,
      subjectName: names.get(entry.subjectId ?? '') ?? null,
      changes: Object.entries(changes ?? {}).map(([field, change]) => ({
        field,
        old: textOf(change.old),
        new: textOf(change.new),
      })),
    }));
  }

  private async namesIn(entries: AuditEntryEntity[]): Promise<Names> {
    const { manager } = this.dataSource;
    const idsOf = (type: AuditSubject) =>
      entries.flatMap(({ subjectType, subjectId }) => (subjectType === type && subjectId ? [subjectId] : []));
    const actors = entries.flatMap(({ actorId }) => actorId ?? []);
    const users = [...new Set([...actors, ...idsOf('user')])];
    const found = [
      ...(await manager.findBy(UserEntity, { id: In(users) })).map(
        ({ id, emailAsTyped }) => [id, emailAsTyped] as const,
      ),
      ...(await manager.findBy(ProjectEntity, { id: In(idsOf('project')) })).map(
        ({ id, name }) => [id, name] as const,
      ),
      ...(await manager.findBy(ItemEntity, { id: In(idsOf('item')) })).map(
        ({ id, alias }) => [id, alias] as const,
      ),
      ...(await manager.findBy(PresetEntity, { id: In(idsOf('preset')) })).map(
        ({ id, name }) => [id, name] as const,
      ),
    ];
    return new Map(found);
  }
}

const textOf = (value: string | number | boolean | null) => (value === null ? null : String(value));
