import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LEAVES_NO_TRACE } from '../mail/mail';
import { MailSender } from '../mail/mail-sender';
import { Clock } from '../platform/clock/clock';
import { OutboxEntity } from './outbox.entity';
import { OutboxSignal } from './outbox-signal';

const POLL = 1000;
const BATCH = 10;
const LEASE = 60_000;
/** Waits after each failure; then the mail is dead and an alarm is logged (REL-4). */
const BACKOFF = [1_000, 5_000, 30_000, 120_000, 300_000];

/** Sends what the outbox holds, at least once each; several workers share it by leases (REL-2, REL-3). */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Outbox');
  private readonly name = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sender: MailSender,
    private readonly signal: OutboxSignal,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // The embedded database serves one process: whoever holds a lease there is dead.
    if (this.dataSource.options.type === 'better-sqlite3') await this.releaseLeases({});
    this.signal.listen(() => this.wake());
    this.wake();
  }

  /** Finishes the mail in hand and gives the rest of its batch back. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
    await this.releaseLeases({ leaseOwner: this.name });
  }

  private async releaseLeases(held: { leaseOwner?: string }): Promise<void> {
    const free = { leaseOwner: null, leaseUntil: null };
    await this.dataSource.manager.update(OutboxEntity, { ...held, status: 'queued' }, free);
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.round) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.round = this.work().finally(() => {
      this.round = undefined;
      if (this.stopped) return;
      const soon = this.again;
      this.again = false;
      this.timer = setTimeout(() => this.wake(), soon ? 0 : POLL);
    });
  }

  private async work(): Promise<void> {
    try {
      for (let mails = await this.claim(); mails.length > 0; mails = await this.claim()) {
        for (const mail of mails) {
          if (this.stopped) return;
          await this.deliver(mail);
        }
      }
    } catch (error) {
      this.logger.warn({ msg: 'The outbox could not be read', err: error });
    }
  }

  /** One statement takes up to ten mails that nobody holds, or whose holder died. */
  private async claim(): Promise<OutboxEntity[]> {
    const now = this.clock.now();
    const leaseUntil = this.clock.in(LEASE);
    // The inner select is wrapped twice: MySQL does not update a table that it selects from directly.
    const free = this.dataSource
      .createQueryBuilder(OutboxEntity, 'o')
      .select('o.id', 'id')
      .where("o.status = 'queued' AND o.nextAt <= :now AND (o.leaseUntil IS NULL OR o.leaseUntil <= :now)")
      .orderBy('o.nextAt')
      .limit(BATCH);
    const { affected } = await this.dataSource
      .createQueryBuilder()
      .update(OutboxEntity)
      .set({ leaseOwner: this.name, leaseUntil })
      .where(
        `id IN (SELECT id FROM (${free.getQuery()}) AS free) AND (leaseUntil IS NULL OR leaseUntil <= :now)`,
      )
      .setParameters({ now })
      .execute();
    if (!affected) return [];
    return this.dataSource.manager.find(OutboxEntity, {
      where: { leaseOwner: this.name, status: 'queued', leaseUntil },
      order: { id: 'ASC' },
    });
  }

  private async deliver(mail: OutboxEntity): Promise<void> {
    const done = { leaseOwner: null, leaseUntil: null };
    try {
      const outcome = await this.sender.send(mail);
      await this.update(mail, {
        ...done,
        status: outcome,
        sentAt: outcome === 'sent' ? this.clock.now() : null,
      });
    } catch (error) {
      const delay = BACKOFF[mail.tries];
      const dead = delay === undefined;
      const reason = error instanceof Error ? error.message : String(error);
      this.logger[dead ? 'error' : 'warn']({
        msg: dead ? 'A mail is dead' : 'A mail could not be sent',
        mail: mail.id,
        reason,
      });
      await this.update(mail, {
        ...done,
        status: dead ? 'dead' : 'queued',
        tries: mail.tries + 1,
        nextAt: this.clock.in(delay ?? 0),
        lastError: reason.slice(0, 500),
      });
    }
  }

  private async update(mail: OutboxEntity, changes: Partial<OutboxEntity>): Promise<void> {
    const held = { id: mail.id, leaseOwner: this.name };
    const over = changes.status !== 'queued' && LEAVES_NO_TRACE.has(mail.template);
    if (over) await this.dataSource.manager.delete(OutboxEntity, held);
    else await this.dataSource.manager.update(OutboxEntity, held, changes);
  }
}
