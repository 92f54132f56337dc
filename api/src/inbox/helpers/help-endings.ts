import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ActivationEnds, ActivationRecords, Alerts, ScanPages } from '../../codes';
import { LiveEvents } from '../../live';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { ExpiredRows } from '../../platform/housekeeping/expired-rows';
import { HelperEntity } from '../tables/helper.entity';

/** Ends help: by either side, with the activation, and invitations by their time. */
@Injectable()
export class HelpEndings implements OnModuleInit {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly pages: ScanPages,
    private readonly live: LiveEvents,
    private readonly ends: ActivationEnds,
    private readonly alerts: Alerts,
    private readonly expired: ExpiredRows,
  ) {}

  onModuleInit(): void {
    this.expired.register(HelperEntity, { column: 'expiresAt', kept: 0 });
    this.ends.listen((manager, ids) => this.endAll(manager, ids));
  }

  /** Writes whether somebody helps with these codes, after rows were deleted or got their consent. */
  async noteHelped(manager: EntityManager, activationIds: string[]): Promise<void> {
    const activations = await this.activations.findAll(activationIds, manager);
    for (const { id, alias, userId, helped, endedAt } of activations.values()) {
      const isHelped =
        !endedAt && (await manager.existsBy(HelperEntity, { activationId: id, expiresAt: IsNull() }));
      this.live.refresh(manager, { ownerId: userId });
      if (isHelped === (helped === true)) continue;
      await this.activations.noteHelped(manager, id, isHelped);
      // The message form says that people help.
      this.pages.forget(manager, alias);
    }
  }

  /** Ends the help of somebody, or an invitation. Throws `not_found`. */
  async end({ id, activationId }: Pick<HelperEntity, 'id' | 'activationId'>): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.activations.lockAll(manager, [activationId]);
      const helper = await manager.findOneBy(HelperEntity, { id, activationId });
      if (!helper) throw new DomainError('not_found');
      await manager.delete(HelperEntity, { id });
      if (helper.userId) await this.alerts.forget(manager, { activationId, userId: helper.userId });
      await this.noteHelped(manager, [activationId]);
      this.tell(manager, helper);
    });
  }

  /** With the activations, which are locked. */
  private async endAll(manager: EntityManager, activationIds: string[]): Promise<void> {
    const ended = await manager.findBy(HelperEntity, { activationId: In(activationIds) });
    await manager.delete(HelperEntity, { id: In(map(ended, 'id')) });
    for (const helper of ended) this.tell(manager, helper);
  }

  /** The helper's open pages read again, and find nothing. */
  private tell(manager: EntityManager, { userId }: HelperEntity): void {
    if (userId) this.live.refresh(manager, { ownerId: userId });
  }
}
