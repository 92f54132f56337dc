import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { type User, UsersService } from '../../accounts';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { ActivationLinks } from '../activations/activation-links';
import { CodeOwnership } from '../activations/code-ownership';
import { CodeHistory } from '../history/code-history';
import { toScannedCode } from '../scan-pages/scanned-code.dto';
import { ActivationEntity } from '../tables/activation.entity';
import { GiftEntity } from '../tables/gift.entity';
import { ItemEntity } from '../tables/item.entity';
import { GiftMails } from './gift-mails';
import type { OfferedGiftDto } from './gift.dto';

/** An open gift, its code and its giver. */
interface OpenGift {
  gift: GiftEntity;
  item: ItemEntity;
  giver: User;
}

/** Gifts of codes, for whoever has the mailed link. */
@Injectable()
export class ReceivedGifts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly ownership: CodeOwnership,
    private readonly mails: GiftMails,
    private readonly history: CodeHistory,
    private readonly links: ActivationLinks,
    private readonly clock: Clock,
  ) {}

  /** What is offered, and by whom. Changes nothing (LNK-2). Throws `link_expired` or `invalid_link`. */
  async show(token: string, viewer: Viewer | undefined): Promise<OfferedGiftDto> {
    const { gift, item, giver } = await this.getOpen(token);
    const user = viewer && (await this.users.find(viewer.userId));
    return {
      code: toScannedCode(item.alias),
      giver: { name: giver.name, email: giver.emailAsTyped },
      email: gift.emailAsTyped,
      forViewer: Boolean(user && isReceiver(user, gift)),
      createdAt: gift.createdAt,
      expiresAt: gift.expiresAt,
    };
  }

  /**
   * Makes the account that has proved the invited address the owner of the code, and answers the id of the code. A gift
   * that is refused stays open. Throws `not_found` for other accounts, `own_address` where the giver has moved to the
   * invited address, `name_required`, and what `getOpen` and `CodeOwnership.handOver` throw.
   */
  async accept(token: string, receiverId: string): Promise<string> {
    const { gift, item, giver } = await this.getOpen(token);
    await this.transactions.run(async (manager) => {
      await this.users.lockAll(manager, [giver.id, receiverId]);
      const receiver = await this.users.get(receiverId, manager);
      if ((await this.users.get(giver.id, manager)).blockedAt) throw new DomainError('invalid_link');
      if (!isReceiver(receiver, gift)) throw new DomainError('not_found');
      if (receiver.id === giver.id) throw new DomainError('own_address');
      if (!receiver.name) throw new DomainError('name_required');
      await lockRows(manager, ItemEntity, [item.id]);
      await this.consume(manager, gift.id);
      // Before the choices of the giver end with the activation.
      const ways = await this.mails.findWays(manager, gift, giver);
      const begun = await this.ownership.handOver(manager, {
        gift,
        itemId: item.id,
        from: giver.id,
        to: receiver.id,
      });
      await this.mails.tellGiver(manager, gift, giver, ways, {
        template: 'gift-accepted',
        alias: item.alias,
      });
      await this.mails.tell(manager, receiver, 'gift-received', item.alias);
      await this.history.record(manager, gift.activationId, 'given');
      await this.history.record(manager, begun, 'received');
    });
    return item.id;
  }

  /** Ends the gift, and tells the giver. The link proves the mailbox. Throws what `getOpen` throws. */
  async decline(token: string): Promise<void> {
    const { gift, item, giver } = await this.getOpen(token);
    await this.transactions.run(async (manager) => {
      await this.consume(manager, gift.id);
      await this.history.record(manager, gift.activationId, 'declined');
      const ways = await this.mails.findWays(manager, gift, giver);
      await this.mails.tellGiver(manager, gift, giver, ways, {
        template: 'gift-declined',
        alias: item.alias,
      });
    });
  }

  /** Throws `invalid_link` unless the gift is open. Only one of parallel callers succeeds. */
  private async consume(manager: EntityManager, id: string): Promise<void> {
    const open = { id, expiresAt: MoreThan(this.clock.now()) };
    const { affected } = await manager.delete(GiftEntity, open);
    if (affected !== 1) throw new DomainError('invalid_link');
  }

  /**
   * Throws `link_expired` and `invalid_link`. Gifts of blocked accounts cannot be accepted until an administrator unblocks
   * the giver.
   */
  private async getOpen(token: string): Promise<OpenGift> {
    const { manager } = this.dataSource;
    const gift = await this.links.get('gift', GiftEntity, token);
    const { activationId } = gift;
    const activation = await manager.findOneBy(ActivationEntity, { id: activationId });
    const item = await manager.findOneBy(ItemEntity, { currentActivationId: activationId });
    const giver = activation && (await this.users.find(activation.userId));
    if (!giver || giver.blockedAt || item?.ownerId !== giver.id) throw new DomainError('invalid_link');
    return { gift, item, giver };
  }
}

function isReceiver({ email, isEmailVerified }: User, gift: GiftEntity): boolean {
  return isEmailVerified && email === gift.email;
}
