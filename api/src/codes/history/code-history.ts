import { Injectable } from '@nestjs/common';
import type { CodeEvent } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import map from 'lodash/map';
import type { EntityManager } from 'typeorm';
import type { PageQuery } from '../../platform/http/list.dto';
import { AuditLog, type RecordedEvent, SubjectHistory } from '../../records';
import type { ActivationEntity } from '../tables/activation.entity';
import type { CodeEventDto, CodeHistoryDto } from './code-history.dto';

/** What the audit log has of an activation. One that began with the press of its owner says itself when that was. */
type Recorded = Exclude<CodeEvent, 'activated'>;

const RECEIVED = 'code-received';

type Began = Pick<ActivationEntity, 'id' | 'activatedAt'>;

/** What happened to a code while its owner has had it: from the audit log, by the id of the activation. */
@Injectable()
export class CodeHistory {
  constructor(
    private readonly audit: AuditLog,
    private readonly recorded: SubjectHistory,
  ) {}

  /** To be called in the transaction of the change. */
  async record(manager: EntityManager, activationId: string, event: Recorded): Promise<void> {
    await this.audit.record(manager, `code-${event}`, 'activation', activationId);
  }

  /** Newest first. How the activation began is the last of all. */
  async list({ id, activatedAt }: Began, { page, pageSize }: PageQuery): Promise<CodeHistoryDto> {
    const part = { offset: (page - 1) * pageSize, limit: pageSize };
    const { rows, total } = await this.recorded.list('activation', id, part);
    const items = rows.map(toEvent);
    if (await this.recorded.has('activation', id, RECEIVED)) return { items, total, page, pageSize };
    if (total >= part.offset && total < part.offset + pageSize)
      items.push({ event: 'activated', at: activatedAt });
    return { items, total: total + 1, page, pageSize };
  }

  /** All of it, by the id of the activation: for its owner's export. */
  async findAll(activations: Began[]): Promise<Map<string, CodeEventDto[]>> {
    const rows = await this.recorded.findAll('activation', map(activations, 'id'));
    const events = groupBy(rows, 'subjectId');
    return new Map(
      activations.map(({ id, activatedAt: at }) => {
        const found = (events[id] ?? []).map(toEvent);
        return [id, isReceived(found) ? found : [...found, { event: 'activated', at }]];
      }),
    );
  }
}

const isReceived = (events: CodeEventDto[]) => events.some(({ event }) => event === 'received');

function toEvent({ action, at }: RecordedEvent): CodeEventDto {
  return { event: action.slice('code-'.length) as Recorded, at };
}
