import { Injectable } from '@nestjs/common';
import { type CodeEvent, DAY, type ItemStatus } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import map from 'lodash/map';
import type { EntityManager } from 'typeorm';
import type { PageQuery } from '../../platform/http/list.dto';
import { AuditLog, LimitsService, type RecordedEvent, SubjectHistory } from '../../records';
import type { ActivationEntity } from '../tables/activation.entity';
import type { ItemEntity } from '../tables/item.entity';
import type { CodeEventDto, CodeHistoryDto } from './code-history.dto';

/** The events that are in the audit log. The first one, `activated`, is in the row of the activation. */
type Recorded = Exclude<CodeEvent, 'activated'>;

type Changed = Pick<ItemEntity, 'status' | 'currentActivationId'>;

/** Owners can repeat these without end. Beyond 100 a day they still happen, but are not recorded, or the log would fill. */
const TO_AND_FRO: readonly Recorded[] = ['paused', 'resumed', 'lost', 'found'];
const RECORDED_OF_CODE = { max: 100, window: DAY };
const RECEIVED = 'code-received';

type Began = Pick<ActivationEntity, 'id' | 'activatedAt'>;

/** What happened to a code while its owner has had it: from the audit log, by the id of the activation. */
@Injectable()
export class CodeHistory {
  constructor(
    private readonly audit: AuditLog,
    private readonly recorded: SubjectHistory,
    private readonly limits: LimitsService,
  ) {}

  /** To be called in the transaction of the change, which has locked the code. */
  async record(manager: EntityManager, activationId: string, event: Recorded): Promise<void> {
    if (TO_AND_FRO.includes(event) && !(await this.take(manager, activationId))) return;
    await this.audit.record(manager, `code-${event}`, 'activation', activationId);
  }

  /**
   * Records what an administrator does with the status of codes. To be called in the transaction of the change, with the
   * codes as they were before. Codes without an owner have no history.
   */
  async recordStatus(
    manager: EntityManager,
    items: Changed[],
    status: ItemStatus | undefined,
  ): Promise<void> {
    const changed = items.filter((item) => status && item.currentActivationId && item.status !== status);
    const events = groupBy(changed, (item) => toStatusEvent(item.status, status!));
    for (const [event, some] of Object.entries(events)) {
      const ids = some.map(({ currentActivationId }) => currentActivationId!);
      await this.audit.recordEach(manager, `code-${event as Recorded}`, 'activation', ids);
    }
  }

  /** Newest first; the last one is how the activation began. */
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

  private async take(manager: EntityManager, activationId: string): Promise<boolean> {
    const limit = { purpose: 'code-events', subject: activationId, ...RECORDED_OF_CODE };
    await this.limits.lockIn(manager, limit);
    return this.limits.takeLocked(manager, limit);
  }
}

function toStatusEvent(before: ItemStatus, after: ItemStatus): Recorded {
  if (after === 'disabled') return 'disabled';
  if (before === 'disabled') return 'enabled';
  return after === 'inactive' ? 'paused' : 'resumed';
}

const isReceived = (events: CodeEventDto[]) => events.some(({ event }) => event === 'received');

function toEvent({ action, at }: RecordedEvent): CodeEventDto {
  return { event: action.slice('code-'.length) as Recorded, at };
}
