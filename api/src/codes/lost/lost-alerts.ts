import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LOST, toDisplayAlias } from '@ringtag/contracts';
import { DataSource, In, IsNull, LessThanOrEqual } from 'typeorm';
import { toRecipient, UsersService } from '../../accounts';
import { type MailDetails, MailSender, OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { Outage } from '../../platform/outages/outage';
import { ActivationRecords } from '../activations/activation-records';
import { Alerts } from '../alerts/alerts';
import { LostCodeEntity } from '../tables/lost-code.entity';

/**
 * Tells owners that somebody has opened the page of a lost code, in the ways that they chose: at once, and then at most
 * once in ten minutes.
 */
@Injectable()
export class LostAlerts implements OnModuleInit {
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
    private readonly alerts: Alerts,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly mails: MailSender,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mails.register({ 'lost-opened': ({ variables }) => this.write(variables['activation'] ?? '') });
  }

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

  /** Of parallel calls, on whichever replica, one queues the mail: the update is guarded. */
  private async alert(activationId: string): Promise<void> {
    const owner = (await this.activations.find(activationId))?.userId;
    if (owner === undefined) return;
    await this.transactions.run(async (manager) => {
      // The account cannot be deleted before the mail is in the queue, from which its deletion takes it.
      const user = await this.users.lock(manager, owner);
      const alertedAt = this.clock.now();
      const { affected } = await manager
        .createQueryBuilder()
        .update(LostCodeEntity)
        .set({ alertedAt })
        .where(this.listDue([activationId]))
        .execute();
      if (affected !== 1) return;
      const { mail } = await this.alerts.raise(manager, { kind: 'opening', activationId, userId: owner });
      if (!mail) return;
      const alias = toDisplayAlias((await this.activations.find(activationId, manager))?.alias ?? '');
      const variables = { alias, activation: activationId };
      await this.outbox.enqueue(manager, { template: 'lost-opened', ...toRecipient(user), variables });
    });
  }

  private listDue(activationIds: string[]) {
    const lost = { activationId: In(activationIds) };
    const before = LessThanOrEqual(this.clock.in(-LOST.alertEvery));
    return [
      { ...lost, alertedAt: IsNull() },
      { ...lost, alertedAt: before },
    ];
  }

  /** Undefined where the code is not lost any more. The owner's name for the code is only on the screen. */
  private async write(activationId: string): Promise<MailDetails | undefined> {
    const lost = await this.dataSource.manager.findOneBy(LostCodeEntity, { activationId });
    const activation = lost && (await this.activations.find(activationId));
    const owner = activation && (await this.users.find(activation.userId));
    if (!owner || owner.blockedAt || activation.endedAt) return undefined;
    return {
      path: `/my-code/${activation.itemId}`,
      code: toDisplayAlias(activation.alias),
      count: lost.openings,
      locale: owner.locale,
      recipient: owner.emailAsTyped,
    };
  }
}
