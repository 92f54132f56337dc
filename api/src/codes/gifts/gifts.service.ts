import { Injectable } from '@nestjs/common';
import { GIFT } from '@ringtag/contracts';
import { DataSource, type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { MailBudgets, type User, UsersService } from '../../accounts';
import { MailBounces } from '../../delivery';
import { toCanonicalEmail, toMailbox } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { randomNonce } from '../../platform/secrets/secrets';
import { LimitsService } from '../../records';
import { assertGivable } from '../activations/assert-givable';
import { lockActivation } from '../activations/lock-activation';
import { GiftEntity } from '../tables/gift.entity';
import { ItemEntity } from '../tables/item.entity';
import { GiftMails } from './gift-mails';
import type { GiftDto, NewGiftDto } from './gift.dto';

/** A gift that is to be made. */
export interface NewGift extends NewGiftDto {
  itemId: string;
  giverId: string;
}

/** Gifts of codes, for their givers. */
@Injectable()
export class GiftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly budgets: MailBudgets,
    private readonly bounces: MailBounces,
    private readonly limits: LimitsService,
    private readonly mails: GiftMails,
    private readonly clock: Clock,
  ) {}

  /** The open gift of an activation. */
  async find(activationId: string): Promise<GiftDto | null> {
    const open = { activationId, expiresAt: MoreThan(this.clock.now()) };
    const gift = await this.dataSource.manager.findOneBy(GiftEntity, open);
    return gift && toDto(gift);
  }

  /**
   * Offers a code to an address, to which a link is mailed. The answer does not depend on whether the address has an
   * account. `along` runs in the same transaction, after the code is locked. Throws `not_found` for a code that the giver
   * does not own (AUT-1), `own_address`, `email_bounces`, `already_offered`, `too_many_requests`, and what `assertGivable`
   * throws.
   */
  async offer(
    gift: NewGift,
    clientAddress: string,
    along?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const { giverId, itemId } = gift;
    const email = toCanonicalEmail(gift.email);
    const owned = { id: itemId, ownerId: giverId };
    if (!(await this.dataSource.manager.existsBy(ItemEntity, owned))) throw new DomainError('not_found');
    const giver = await this.users.get(giverId);
    if (giver.email === email) throw new DomainError('own_address');
    if (await this.bounces.findStopping(email)) throw new DomainError('email_bounces');
    // Mails to strangers: they count like the codes that are mailed to them.
    const taken = await this.budgets.take({ purpose: 'gift', email, clientAddress, own: undefined });
    try {
      await this.transactions.run((manager) => this.write(manager, gift, giver, along));
    } catch (error) {
      // No mail was queued.
      await this.budgets.giveBack(taken);
      throw error;
    }
  }

  /**
   * The link stops working, and the receiver is told nothing more. Throws `not_found` where nothing is offered (AUT-1), and
   * `not_activated` for a free code.
   */
  async takeBack(giverId: string, itemId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { activationId } = await lockActivation(manager, itemId, giverId);
      const open = { activationId, expiresAt: MoreThan(this.clock.now()) };
      const { affected } = await manager.delete(GiftEntity, open);
      if (affected !== 1) throw new DomainError('not_found');
    });
  }

  /** Inserts the gift; the unique key lets one of parallel requests pass. */
  private async write(
    manager: EntityManager,
    { itemId, giverId, ...wanted }: NewGift,
    giver: User,
    along?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const { activationId, alias } = await lockActivation(manager, itemId, giverId);
    await assertGivable(manager, itemId);
    await along?.(manager);
    const email = toCanonicalEmail(wanted.email);
    const now = this.clock.now();
    await manager.delete(GiftEntity, { activationId, expiresAt: LessThanOrEqual(now) });
    const gift: GiftEntity = {
      id: newId(),
      activationId,
      email,
      emailAsTyped: wanted.email.trim(),
      withLabel: wanted.label,
      withDesign: wanted.design,
      withPage: wanted.page,
      nonce: randomNonce(),
      createdAt: now,
      expiresAt: new Date(now.getTime() + GIFT.life),
    };
    await insertOnce(manager, gift);
    const mailbox = toMailbox(email);
    await this.limits.takeIn(
      manager,
      { purpose: 'gifts', subject: giverId, ...GIFT.perGiver },
      { purpose: 'gifts-to-mailbox', subject: `${giverId} ${mailbox}`, ...GIFT.perGiverAndMailbox },
    );
    const known = await this.users.findByEmail(email, manager);
    const receiver = known?.isEmailVerified ? known : undefined;
    await this.mails.offer(manager, gift, { giver, receiver, alias });
  }
}

async function insertOnce(manager: EntityManager, gift: GiftEntity): Promise<void> {
  try {
    await manager.insert(GiftEntity, gift);
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('already_offered');
    throw error;
  }
}

function toDto({ emailAsTyped: email, withLabel, withDesign, withPage, ...gift }: GiftEntity): GiftDto {
  const { createdAt, expiresAt } = gift;
  return { email, label: withLabel, design: withDesign, page: withPage, createdAt, expiresAt };
}
