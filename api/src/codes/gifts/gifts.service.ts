import { Injectable } from '@nestjs/common';
import { GIFT } from '@ringtag/contracts';
import { DataSource, type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import {
  AccountProof,
  type Client,
  type GivenProof,
  MailsToOthers,
  type User,
  UsersService,
} from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { randomNonce } from '../../platform/secrets/secrets';
import { assertGivable } from '../activations/assert-givable';
import { lockActivation } from '../activations/lock-activation';
import { CodeHistory } from '../history/code-history';
import { GiftEntity } from '../tables/gift.entity';
import { ItemEntity } from '../tables/item.entity';
import { GiftMails } from './gift-mails';
import type { GiftDto, NewGiftDto } from './gift.dto';

/** A gift that is to be made. */
interface NewGift extends Omit<NewGiftDto, keyof GivenProof> {
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
    private readonly proof: AccountProof,
    private readonly others: MailsToOthers,
    private readonly mails: GiftMails,
    private readonly history: CodeHistory,
    private readonly clock: Clock,
  ) {}

  /** The open gift of an activation. */
  async find(activationId: string): Promise<GiftDto | null> {
    const open = { activationId, expiresAt: MoreThan(this.clock.now()) };
    const gift = await this.dataSource.manager.findOneBy(GiftEntity, open);
    return gift && toDto(gift);
  }

  /**
   * Offers a code to an address, to which a link is mailed. It takes a fresh proof (ADR 17): whoever holds an unlocked
   * device must not get the code with all that its owner made for it. Throws `not_found` for a code that the giver does not
   * own (AUT-1), `already_offered`, and what `AccountProof.verify`, `MailsToOthers.send` and `assertGivable` throw.
   */
  async offer(
    viewer: Viewer,
    itemId: string,
    { password, challengeId, code, ...wanted }: NewGiftDto,
    client: Client,
  ): Promise<void> {
    const owned = { id: itemId, ownerId: viewer.userId };
    if (!(await this.dataSource.manager.existsBy(ItemEntity, owned))) throw new DomainError('not_found');
    const consume = await this.proof.verify(viewer, { password, challengeId, code }, client, 'gift');
    await this.send({ ...wanted, itemId, giverId: viewer.userId }, client.address, { first: consume });
  }

  /**
   * Writes the gift and queues its mail in one transaction, in which `first` and `last` run before and after. Throws what
   * `offer` throws, but for the proof.
   */
  async send(
    gift: NewGift,
    clientAddress: string,
    steps: Partial<Record<'first' | 'last', (manager: EntityManager) => Promise<void>>>,
  ): Promise<void> {
    const giver = await this.users.get(gift.giverId);
    const asked = { purpose: 'gift', sender: giver, to: gift.email, clientAddress } as const;
    await this.others.send(asked, async (manager) => {
      await steps.first?.(manager);
      await this.write(manager, gift, giver);
      await steps.last?.(manager);
      return true;
    });
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
      await this.history.record(manager, activationId, 'taken-back');
    });
  }

  /** Inserts the gift; the unique key lets one of parallel requests pass. */
  private async write(
    manager: EntityManager,
    { itemId, giverId, ...wanted }: NewGift,
    giver: User,
  ): Promise<void> {
    const { activationId, alias } = await lockActivation(manager, itemId, giverId);
    await assertGivable(manager, itemId);
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
