import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AUDIT_KEPT } from '@ringtag/contracts';
import { AuditEntryEntity } from '../../records/audit/audit-entry.entity';
import { ChallengeEntity } from '../../accounts/challenges/challenge.entity';
import { LimitCounterEntity } from '../../records/limits/limit-counter.entity';
import { MessageRetention } from '../../inbox/messages/message-retention';
import { OutboxEntity } from '../../delivery/outbox/outbox.entity';
import { Clock } from '../../platform/clock/clock';
import { correctCounts } from '../../codes/projects/project-counts';
import { SessionEntity } from '../../accounts/sessions/session.entity';
import { UnactivationRequestEntity } from '../../codes/unactivations/unactivation-request.entity';
import { type Expired, ExpiredRows } from './expired-rows';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long mails that are sent, dropped or given up stay for questions about them. */
const MAILS_KEPT = 30 * DAY;

/** Removes once an hour what nobody can use any more; every replica may, because deleting twice does no harm. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Housekeeping');
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private counted = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: ExpiredRows,
    private readonly messages: MessageRetention,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.stopping.abort();
  }

  /**
   * Deletes expired sessions, challenges, requests and limit windows, mails and audit entries of long ago, and messages
   * that are older than the settings allow. What fails is logged and left for the next time; the rest goes on.
   * The first time, counts of projects are made right as well: the release before may have worked until now.
   */
  async sweep(): Promise<void> {
    const { signal } = this.stopping;
    for (const expired of this.expired()) {
      const table = this.dataSource.getMetadata(expired.entity).tableName;
      await this.attempt(table, () => this.rows.delete(expired, signal));
    }
    await this.attempt('messages', () => this.messages.apply(signal));
    await this.attempt('projects', () => this.correctCounts());
  }

  private expired(): Expired[] {
    const now = this.clock.now();
    const mails = { entity: OutboxEntity, column: 'createdAt', until: this.clock.in(-MAILS_KEPT) };
    return [
      { entity: SessionEntity, column: 'expiresAt', until: now },
      { entity: ChallengeEntity, column: 'hardExpiresAt', until: this.clock.in(-DAY) },
      { entity: UnactivationRequestEntity, column: 'expiresAt', until: now },
      { entity: LimitCounterEntity, column: 'resetAt', until: now },
      { entity: AuditEntryEntity, column: 'at', until: this.clock.in(-AUDIT_KEPT) },
      { ...mails, status: 'sent' },
      { ...mails, status: 'dropped' },
      { ...mails, status: 'dead' },
    ];
  }

  private async correctCounts(): Promise<void> {
    if (this.counted) return;
    await correctCounts(this.dataSource.manager);
    this.counted = true;
  }

  private async attempt(table: string, task: () => Promise<void>): Promise<void> {
    if (this.stopping.signal.aborted) return;
    try {
      await task();
    } catch (error) {
      this.logger.warn({ msg: 'Sweeping failed', table, err: error });
    }
  }
}
