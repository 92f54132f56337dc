import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationLinks, ActivationRecords, type HeldActivation } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { HelperEntity } from '../tables/helper.entity';
import { HelpEndings } from './help-endings';
import { HelperMails } from './helper-mails';
import type { HelperInvitationDto } from './helper.dto';

interface Opened {
  row: HelperEntity;
  activation: HeldActivation;
  accepted: boolean;
}

/**
 * Invitations as their links open them. Only the account whose proved address was invited can use one, and it works once.
 * Everything throws `link_expired` or `invalid_link`, and `not_found` for everybody else.
 */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly activations: ActivationRecords,
    private readonly helpers: HelpEndings,
    private readonly mails: HelperMails,
    private readonly links: ActivationLinks,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing: mail programs open links, too. */
  async show(token: string, userId: string): Promise<HelperInvitationDto> {
    const { activation, accepted } = await this.open(this.dataSource.manager, token, userId);
    const owner = await this.users.find(activation.userId);
    return { alias: activation.alias, ownerName: owner?.name ?? null, accepted };
  }

  /** Begins the help, and tells the owner. Does nothing where the same person has accepted it before. */
  async accept(token: string, userId: string): Promise<void> {
    await this.runLocked(token, userId, async (manager, { row, accepted }) => {
      if (accepted) return;
      const { id, activationId } = row;
      // Invited again at an address that the account had before.
      if (await manager.existsBy(HelperEntity, { activationId, userId })) {
        await manager.delete(HelperEntity, { id });
        return;
      }
      const consent = { userId, consentedAt: this.clock.now(), expiresAt: null, nonce: null };
      const { affected } = await manager.update(HelperEntity, this.toOpen(row), consent);
      if (affected !== 1) throw new DomainError('invalid_link');
      await this.helpers.noteHelped(manager, [activationId]);
      await this.mails.tellOwner(manager, activationId);
    });
  }

  /** Deletes the invitation. The owner's list shows that it is gone. */
  async decline(token: string, userId: string): Promise<void> {
    await this.runLocked(token, userId, async (manager, { row }) => {
      const { affected } = await manager.delete(HelperEntity, this.toOpen(row));
      if (affected !== 1) throw new DomainError('invalid_link');
      await this.helpers.noteHelped(manager, [row.activationId]);
    });
  }

  /** The account is locked, so that its address stays, and then the activation, as for all changes of helpers. */
  private async runLocked(
    token: string,
    userId: string,
    work: (manager: EntityManager, opened: Opened) => Promise<void>,
  ): Promise<void> {
    const { row } = await this.open(this.dataSource.manager, token, userId);
    await this.transactions.run(async (manager) => {
      await this.users.lock(manager, userId);
      await this.activations.lockAll(manager, [row.activationId]);
      await work(manager, await this.open(manager, token, userId));
    });
  }

  private async open(manager: EntityManager, token: string, userId: string): Promise<Opened> {
    const row = await this.links.find('helper-invitation', HelperEntity, token, manager);
    const accepted = row?.userId === userId;
    if (!accepted) this.links.assertFits('helper-invitation', token, row);
    const user = await this.users.get(userId, manager);
    const activation = await this.activations.find(row.activationId, manager);
    if (!activation || activation.endedAt || activation.userId === userId)
      throw new DomainError('invalid_link');
    if (!accepted && (row.email !== user.email || !user.isEmailVerified)) throw new DomainError('not_found');
    return { row, activation, accepted };
  }

  private toOpen({ id, nonce }: HelperEntity) {
    return { id, nonce: nonce ?? '', consentedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
  }
}
