import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditSubject } from '@ringtag/contracts';
import { DataSource, In } from 'typeorm';
import type { Part } from '../../platform/database/long-list';
import { AuditEntryEntity } from '../tables/audit-entry.entity';

/** An entry, without who acted and what was changed. */
export type RecordedEvent = Pick<AuditEntryEntity, 'action' | 'at'>;

/** What the audit log has of one subject, for those whom it concerns: it says neither who acted nor what was changed. */
@Injectable()
export class SubjectHistory {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, with the number of all entries. */
  async list(
    subjectType: AuditSubject,
    subjectId: string,
    { offset: skip, limit: take }: Part,
  ): Promise<{ rows: RecordedEvent[]; total: number }> {
    const [rows, total] = await this.dataSource.manager.findAndCount(AuditEntryEntity, {
      select: { id: true, action: true, at: true },
      where: { subjectId, subjectType },
      order: { at: 'DESC', id: 'DESC' },
      skip,
      take,
    });
    return { rows, total };
  }

  async has(subjectType: AuditSubject, subjectId: string, action: AuditAction): Promise<boolean> {
    return this.dataSource.manager.existsBy(AuditEntryEntity, { subjectId, subjectType, action });
  }

  /** All of several subjects, newest first. */
  async findAll(
    subjectType: AuditSubject,
    subjectIds: string[],
  ): Promise<Pick<AuditEntryEntity, 'subjectId' | 'action' | 'at'>[]> {
    return this.dataSource.manager.find(AuditEntryEntity, {
      select: { id: true, subjectId: true, action: true, at: true },
      where: { subjectId: In(subjectIds), subjectType },
      order: { at: 'DESC', id: 'DESC' },
    });
  }
}
