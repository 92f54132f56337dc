import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
import { AUDIT_KEPT } from '@ringtag/contracts';
import { AuditEntryEntity } from '../audit/audit-entry.entity';
import { ChallengeEntity } from '../challenges/challenge.entity';
import { LimitCounterEntity } from '../limits/limit-counter.entity';
import { MessageRetention } from '../messages/message-retention';
import { OutboxEntity } from '../outbox/outbox.entity';
import { Clock } from '../platform/clock/clock';
import { correctCounts } from '../projects/project-counts';
import { SessionEntity } from '../sessions/session.entity';
import { UnactivationRequestEntity } from '../unactivations/unactivation-request.entity';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** How long mails that need nothing more stay for questions about them. */
const MAILS_KEPT = 30 * DAY;

/** Removes once an hour what nobody can use any more; every replica may, because deleting twice does no harm. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Housekeeping');
  private timer: NodeJS.Timeout | undefined;
  private counted = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: MessageRetention,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn({ msg: 'Sweeping failed', err: error }));
    }, HOUR);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * Deletes expired sessions, challenges, requests and limit windows, mails and audit entries of long ago, and messages
   * that are older than the settings allow.
   * The first time, counts of projects are made right as well: the release before may have worked until now.
   */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    await manager.delete(SessionEntity, { expiresAt: LessThan(now) });
    await manager.delete(ChallengeEntity, { hardExpiresAt: LessThan(this.clock.in(-DAY)) });
    await manager.delete(UnactivationRequestEntity, { expiresAt: LessThan(now) });
    await manager.delete(LimitCounterEntity, { resetAt: LessThan(now) });
    await manager.delete(AuditEntryEntity, { at: LessThan(this.clock.in(-AUDIT_KEPT)) });
    await manager.delete(OutboxEntity, {
      status: In(['sent', 'dropped']),
      createdAt: LessThan(this.clock.in(-MAILS_KEPT)),
    });
    await this.messages.apply();
    if (this.counted) return;
    await correctCounts(manager);
    this.counted = true;
  }
}
