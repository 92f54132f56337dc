import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HELPERS } from '@ringtag/contracts';
import compact from 'lodash/compact';
import map from 'lodash/map';
import pick from 'lodash/pick';
import range from 'lodash/range';
import { DataSource, type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import { type Client, MailBudgets, UsersService } from '../../accounts';
import { ActivationEnds, ActivationRecords, HeldCodes, ScanPages } from '../../codes';
import { LiveEvents } from '../../live';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { ExpiredRows } from '../../platform/housekeeping/expired-rows';
import { randomNonce } from '../../platform/secrets/secrets';
import { LimitsService } from '../../records';
import { HelperEntity } from '../tables/helper.entity';
import { HelperMails } from './helper-mails';
import type { HelperDto } from './helper.dto';

/**
 * The people who help an owner to answer the messages of a code. All changes happen while the activation is locked, so an
 * answer that a helper is writing was either in before the help ended, or is refused.
 */
@Injectable()
export class HelpersService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly codes: HeldCodes,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly pages: ScanPages,
    private readonly budgets: MailBudgets,
    private readonly limits: LimitsService,
    private readonly mails: HelperMails,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
    private readonly ends: ActivationEnds,
    private readonly expired: ExpiredRows,
  ) {}

  onModuleInit(): void {
    this.expired.register(HelperEntity, { column: 'expiresAt', kept: 0 });
    this.ends.listen((manager, ids) => this.endAll(manager, ids));
  }

  /** Throws `not_found` for a code that is not the owner's (AUT-1). */
  async list(ownerId: string, itemId: string): Promise<HelperDto[]> {
    const { activation } = await this.codes.getHeld(ownerId, itemId);
    const rows = await this.dataSource.manager.find(HelperEntity, {
      where: { activationId: activation.id },
      order: { invitedAt: 'ASC', id: 'ASC' },
    });
    const now = this.clock.now();
    const current = rows.filter(({ expiresAt }) => !expiresAt || expiresAt > now);
    const users = await this.users.findAll(compact(map(current, 'userId')));
    return current.map((row) => ({
      ...pick(row, 'id', 'email', 'invitedAt', 'expiresAt', 'consentedAt'),
      name: users.get(row.userId ?? '')?.name ?? null,
    }));
  }

  /**
   * Mails an invitation. Nothing in the answer or its time depends on whether the address has an account. The same address
   * gets another link in place of the first; one that helps already gets nothing. Throws `not_found` and
   * `too_many_requests`, and `validation_failed` for the owner's own address and where nobody else can help.
   */
  async invite(
    ownerId: string,
    itemId: string,
    typed: string,
    { address: clientAddress }: Client,
  ): Promise<void> {
    const { activation, item } = await this.codes.getHeld(ownerId, itemId);
    const owner = await this.users.get(ownerId);
    const email = toCanonicalEmail(typed);
    if (email === owner.email) throw newFieldError('email', 'isOther', 'Enter the address of somebody else');
    const taken = await this.budgets.take({ purpose: 'confirm', email, clientAddress, own: undefined });
    const queued = await this.transactions.run(async (manager) => {
      await this.activations.lockHeld(manager, activation.id);
      const id = await this.write(manager, activation.id, email, owner.locale);
      if (id === undefined) return false;
      const limit = { purpose: 'helper-invitations', subject: ownerId, ...HELPERS.perOwner };
      await this.limits.takeIn(manager, limit);
      await this.mails.invite(manager, { id, alias: item.alias, recipient: typed, locale: owner.locale });
      return true;
    });
    if (!queued) await this.budgets.giveBack(taken);
  }

  /** Ends the help of somebody, or takes an invitation back. Throws `not_found`. */
  async remove(ownerId: string, itemId: string, id: string): Promise<void> {
    const { activation } = await this.codes.getHeld(ownerId, itemId);
    await this.end({ id, activationId: activation.id });
  }

  /** Ends the own help. Throws `not_found`. */
  async leave(userId: string, id: string): Promise<void> {
    const helper = await this.dataSource.manager.findOneBy(HelperEntity, { id, userId });
    if (!helper) throw new DomainError('not_found');
    await this.end(helper);
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

  private async end({ id, activationId }: Pick<HelperEntity, 'id' | 'activationId'>): Promise<void> {
    await this.transactions.run(async (manager) => {
      await this.activations.lockAll(manager, [activationId]);
      const helper = await manager.findOneBy(HelperEntity, { id, activationId });
      if (!helper) throw new DomainError('not_found');
      await manager.delete(HelperEntity, { id });
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

  /** Answers the id of the invitation; undefined for somebody who helps already. */
  private async write(
    manager: EntityManager,
    activationId: string,
    email: string,
    locale: HelperEntity['locale'],
  ): Promise<string | undefined> {
    const now = this.clock.now();
    await manager.delete(HelperEntity, { activationId, expiresAt: LessThanOrEqual(now) });
    const rows = await manager.findBy(HelperEntity, { activationId });
    const again = { nonce: randomNonce(), expiresAt: this.clock.in(HELPERS.invitationLife), invitedAt: now };
    const known = rows.find((row) => row.email === email);
    if (known?.consentedAt) return undefined;
    if (known) {
      await manager.update(HelperEntity, { id: known.id }, again);
      return known.id;
    }
    const seats = map(rows, 'seat');
    const seat = range(1, HELPERS.perCode + 1).find((each) => !seats.includes(each));
    if (seat === undefined) throw newFieldError('email', 'maxHelpers', 'Five people can help with a code');
    const id = newId();
    const nobody = { userId: null, consentedAt: null };
    await manager.insert(HelperEntity, {
      id,
      activationId,
      seat,
      email,
      locale,
      mails: true,
      ...nobody,
      ...again,
    });
    return id;
  }
}
