import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MINUTE } from '@ringtag/contracts';
import { DataSource, In } from 'typeorm';
import { LEAVES_NO_TRACE } from '../tables/mail';
import { Clock } from '../../platform/clock/clock';
import { OutboxEntity } from '../tables/outbox.entity';

/** How long others leave a mail alone when nothing is heard of its holder. */
const LEASE = MINUTE;

/**
 * Also what this process holds without knowing, because the answer was lost when it took it. What it has in hand is
 * not looked for.
 */
const FREE = '(leaseUntil IS NULL OR leaseUntil <= :over OR leaseOwner = :holder)';

/** What became of a mail, or of a try to send it. */
export type Outcome = Partial<OutboxEntity> & Pick<OutboxEntity, 'status'>;

/** Which mails of the outbox this process holds: every step is one guarded UPDATE, so that a mail has one holder (REL-2). */
@Injectable()
export class OutboxLeases {
  private readonly holder = randomUUID();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes up to `count` mails that nobody holds.
   * @param holding what this process has in hand: never taken again, even if a lease of it ran out.
   * @param abandoned whether those count as well whose holder was not heard of for the time of a lease.
   */
  async claim(count: number, holding: string[], abandoned: boolean): Promise<OutboxEntity[]> {
    for (;;) {
      const now = this.clock.now();
      const over = abandoned ? now : new Date(0);
      // Looked for without a lock: the rows of an index that it passes are other people's inserts.
      const ids = await this.dueIds(count, holding, { now, over });
      if (ids.length === 0) return [];
      const leaseUntil = this.clock.in(LEASE);
      await this.dataSource
        .createQueryBuilder()
        .update(OutboxEntity)
        .set({ leaseOwner: this.holder, leaseUntil })
        .where(`id IN (:...ids) AND status = 'queued' AND ${FREE}`)
        .setParameters({ ids, over, holder: this.holder })
        .execute();
      const claimed = await this.dataSource.manager.find(OutboxEntity, {
        where: { id: In(ids), leaseOwner: this.holder, status: 'queued' },
        order: { nextAt: 'ASC', id: 'ASC' },
      });
      // Somebody else was faster with all of them: there may be more.
      if (claimed.length > 0) return claimed;
    }
  }

  /** Holds mails for the time of a lease from now on. Answers how many of them are still this process's. */
  async renew(ids: string[]): Promise<number> {
    const { affected } = await this.dataSource.manager.update(
      OutboxEntity,
      { id: In(ids), leaseOwner: this.holder, status: 'queued' },
      { leaseUntil: this.clock.in(LEASE) },
    );
    return affected ?? 0;
  }

  /** Writes down what became of a mail and lets go of it. That it was sent is true whoever holds it by now. */
  async settle({ id, template }: OutboxEntity, outcome: Outcome): Promise<void> {
    const { manager } = this.dataSource;
    const row = {
      id,
      status: 'queued',
      ...(outcome.status === 'sent' ? {} : { leaseOwner: this.holder }),
    } as const;
    if (outcome.status !== 'queued' && LEAVES_NO_TRACE.has(template)) await manager.delete(OutboxEntity, row);
    else await manager.update(OutboxEntity, row, { ...outcome, leaseOwner: null, leaseUntil: null });
  }

  /** The embedded database serves one process: whoever holds a mail when it starts is dead. */
  async releaseOfTheDead(): Promise<void> {
    if (this.dataSource.options.type !== 'better-sqlite3') return;
    const free = { leaseOwner: null, leaseUntil: null };
    await this.dataSource.manager.update(OutboxEntity, { status: 'queued' }, free);
  }

  private async dueIds(
    count: number,
    holding: string[],
    times: { now: Date; over: Date },
  ): Promise<string[]> {
    const due = this.dataSource
      .createQueryBuilder(OutboxEntity, 'o')
      .select('o.id', 'id')
      .where("o.status = 'queued' AND o.nextAt <= :now", times)
      .andWhere(FREE, { holder: this.holder })
      .orderBy('o.nextAt')
      .limit(count);
    if (holding.length > 0) due.andWhere('o.id NOT IN (:...holding)', { holding });
    return (await due.getRawMany<{ id: string }>()).map(({ id }) => id);
  }
}
