import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import map from 'lodash/map';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { LEAVES_NO_TRACE } from '../tables/mail';
import { OutboxEntity } from '../tables/outbox.entity';

/** How long a mail stays reserved for its worker unless the lease is renewed. */
const LEASE = MINUTE;

/**
 * Also matches mails that this process leased without knowing it, because the database's answer was lost. Mails that it
 * is sending are excluded by id.
 */
const FREE = '(leaseUntil IS NULL OR leaseUntil <= :over OR leaseOwner = :worker)';

/** The result of a try to send a mail. */
export type Outcome = Partial<OutboxEntity> & Pick<OutboxEntity, 'status'>;

/** The leases of this process. Each step is one guarded UPDATE, so that a mail has one worker (REL-2). */
@Injectable()
export class OutboxLeases {
  private readonly worker = randomUUID();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes up to `count` mails that nobody holds.
   * @param holding the mails that this process has in hand: never taken again, even if their lease ran out.
   * @param abandoned whether mails of others whose lease ran out are taken too.
   */
  async claim(count: number, holding: string[], abandoned: boolean): Promise<OutboxEntity[]> {
    for (;;) {
      const now = this.clock.now();
      const over = abandoned ? now : new Date(0);
      // Read without locks: they would make this wait for inserts of other requests, and those for this.
      const due = await this.findDue(count, holding, { now, over });
      if (due.length === 0) return [];
      const ids = map(due, 'id');
      const leaseUntil = this.clock.in(LEASE);
      const { affected } = await this.dataSource
        .createQueryBuilder()
        .update(OutboxEntity)
        .set({ leaseOwner: this.worker, leaseUntil })
        // Whoever tried one meanwhile has set another time for it.
        .where(`id IN (:...ids) AND status = 'queued' AND nextAt <= :now AND ${FREE}`)
        .setParameters({ ids, now, over, worker: this.worker })
        .execute();
      if (affected === due.length) return due;
      const claimed = await this.dataSource.manager.find(OutboxEntity, {
        where: { id: In(ids), leaseOwner: this.worker, status: 'queued' },
        order: { nextAt: 'ASC', id: 'ASC' },
      });
      // Another worker took all of them first: look for more.
      if (claimed.length > 0) return claimed;
    }
  }

  /** Extends leases. Answers how many of these mails this process still holds. */
  async renew(ids: string[]): Promise<number> {
    const own = { id: In(ids), leaseOwner: this.worker, status: 'queued' } as const;
    const leaseUntil = this.clock.in(LEASE);
    const { affected } = await this.dataSource.manager.update(OutboxEntity, own, { leaseUntil });
    return affected ?? 0;
  }

  /** Records the outcome and ends the lease. "Sent" is recorded even if another process holds the mail by now. */
  async settle({ id, template }: OutboxEntity, outcome: Outcome): Promise<void> {
    const { manager } = this.dataSource;
    const leased = outcome.status === 'sent' ? {} : { leaseOwner: this.worker };
    const row = { id, status: 'queued', ...leased } as const;
    if (outcome.status !== 'queued' && LEAVES_NO_TRACE.has(template)) await manager.delete(OutboxEntity, row);
    else await manager.update(OutboxEntity, row, { ...outcome, leaseOwner: null, leaseUntil: null });
  }

  /** Ends all leases on the embedded database: it serves one process, so their worker has died. */
  async releaseOfTheDead(): Promise<void> {
    if (this.dataSource.options.type !== 'better-sqlite3') return;
    const free = { leaseOwner: null, leaseUntil: null };
    await this.dataSource.manager.update(OutboxEntity, { status: 'queued' }, free);
  }

  private findDue(
    count: number,
    holding: string[],
    times: { now: Date; over: Date },
  ): Promise<OutboxEntity[]> {
    const due = this.dataSource
      .createQueryBuilder(OutboxEntity, 'o')
      .where("o.status = 'queued' AND o.nextAt <= :now", times)
      .andWhere(FREE, { worker: this.worker })
      .orderBy('o.nextAt');
    if (holding.length > 0) due.andWhere('o.id NOT IN (:...holding)', { holding });
    return due.limit(count).getMany();
  }
}
