import { Injectable, Logger } from '@nestjs/common';
import { LOST } from '@ringtag/contracts';
import { DataSource, type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { Outage } from '../../platform/outages/outage';
import { LimitsService } from '../../records';
import { ActivationRecords } from '../activations/activation-records';
import { LostCodeEntity } from '../tables/lost-code.entity';
import { LostMails } from './lost-mails';

/**
 * Tells owners and their helpers that somebody has opened the page of a lost code, in the ways that they chose: at once, and
 * then at most once in ten minutes and six times a day. Some programs look like people, and open a page for days.
 */
@Injectable()
export class LostAlerts {
  private readonly outage = new Outage(
    new Logger('LostAlerts'),
    {
      begins: 'Owners of lost codes cannot be told; they will be',
      ends: 'Owners of lost codes are told again',
    },
    'warn',
  );
  /** Activations whose pages were opened, until it is known whether their owners have to be told. */
  private readonly opened = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly mails: LostMails,
    private readonly limits: LimitsService,
    private readonly clock: Clock,
  ) {}

  /** Notes openings that were counted. */
  noteOpened(activationIds: readonly string[]): void {
    for (const id of activationIds) this.opened.add(id);
  }

  /** Tells the owners who have to be told. After a failure, the next call tries the same owners. */
  async tell(): Promise<void> {
    const opened = [...this.opened];
    if (opened.length === 0) return;
    try {
      for (const id of await this.findDue(opened)) await this.alert(id);
      for (const id of opened) this.opened.delete(id);
      this.outage.end();
    } catch (error) {
      this.outage.begin(error);
    }
  }

  private async findDue(activationIds: string[]): Promise<string[]> {
    const where = this.listDue(activationIds);
    const codes = await this.dataSource.manager.find(LostCodeEntity, {
      select: { activationId: true },
      where,
    });
    return codes.map(({ activationId }) => activationId);
  }

  /** Of parallel calls, on whichever replica, one queues the mails: the update is guarded. */
  private async alert(activationId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      // While it is locked, no account is deleted and no help ends. Either would later find these mails in the queue.
      await this.activations.lockAll(manager, [activationId]);
      const activation = await this.activations.find(activationId, manager);
      const alertedAt = this.clock.now();
      const { affected } = await manager
        .createQueryBuilder()
        .update(LostCodeEntity)
        .set({ alertedAt })
        .where(this.listDue([activationId]))
        .execute();
      if (affected !== 1 || !activation || activation.endedAt) return;
      const sendAt = await this.findEndOfDay(manager, activationId);
      // Until then nothing more is due.
      if (sendAt) await manager.update(LostCodeEntity, { activationId }, { alertedAt: sendAt });
      await this.mails.tell(manager, activation, sendAt);
    });
  }

  /** Counts an alert. Returns undefined, or the end of the day where all its alerts are used up. */
  private async findEndOfDay(manager: EntityManager, subject: string): Promise<Date | undefined> {
    const limit = { purpose: 'lost-alerts', subject, ...LOST.alerts };
    await this.limits.lockIn(manager, limit);
    return this.limits.takeLocked(manager, limit) ? undefined : this.limits.findSpentUntil(limit, manager);
  }

  private listDue(activationIds: string[]) {
    const lost = { activationId: In(activationIds) };
    const before = LessThanOrEqual(this.clock.in(-LOST.alertEvery));
    return [
      { ...lost, alertedAt: IsNull() },
      { ...lost, alertedAt: before },
    ];
  }
}
