import { Injectable } from '@nestjs/common';
import map from 'lodash/map';
import { DataSource, type EntityManager, In } from 'typeorm';
import { UsersService } from '../../accounts';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { toPart } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import type { PageQuery } from '../../platform/http/list.dto';
import { sha256 } from '../../platform/secrets/secrets';
import { Arrivals } from '../notices/arrivals';
import { BlockedSenderEntity } from '../tables/blocked-sender.entity';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { MessageEntity } from '../tables/message.entity';
import type { BlockedSenderDto, BlockedSenderListDto, BlockedSendersDto } from './blocked-sender.dto';

interface Contact {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Where answers are mailed. It counts like the address that is shown to the owner. */
  answersTo?: string | null | undefined;
}

@Injectable()
export class BlockedSendersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly arrivals: Arrivals,
    private readonly clock: Clock,
  ) {}

  async list(ownerId: string, { page, pageSize }: PageQuery): Promise<BlockedSenderListDto> {
    const { offset, limit } = toPart({ page, pageSize });
    const [rows, total] = await this.dataSource.manager.findAndCount(BlockedSenderEntity, {
      where: { ownerId },
      order: { id: 'DESC' },
      skip: offset,
      take: limit,
    });
    return { items: rows.map(toDto), total, page, pageSize };
  }

  /**
   * Blocks the e-mail address and the phone number that the sender of a message left; either may be blocked already.
   * Throws `not_found` for a message that is not the owner's, a validation error for one with neither, and
   * `unauthenticated` when the account was deleted meanwhile.
   */
  async block(ownerId: string, messageId: string): Promise<BlockedSendersDto> {
    const blocked = await this.transactions.run((manager) => this.write(manager, ownerId, messageId));
    return { items: blocked.map(toDto) };
  }

  async unblock(ownerId: string, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(BlockedSenderEntity, { id, ownerId });
    if (affected !== 1) throw new DomainError('not_found');
  }

  /** Whether the owner has blocked the e-mail address or the phone number that a sender leaves. */
  async isBlocked(manager: EntityManager, ownerId: string, sender: Contact = {}): Promise<boolean> {
    const keys = map(toAddresses(sender), 'key');
    return keys.length > 0 && manager.existsBy(BlockedSenderEntity, { ownerId, key: In(keys) });
  }

  /** Whether the owner has blocked an address or a number that the sender of a message left, with it or later. */
  async isSenderBlocked(
    manager: EntityManager,
    { id, ownerId, senderEmail: email, senderPhone: phone }: MessageEntity,
  ): Promise<boolean> {
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    return this.isBlocked(manager, ownerId, { email, phone, answersTo: notice?.answersTo });
  }

  private async write(manager: EntityManager, ownerId: string, messageId: string) {
    // Else the account could be deleted between reading the message and writing the rows, and they would stay.
    await this.users.lock(manager, ownerId);
    const message = await manager.findOneBy(MessageEntity, { id: messageId, ownerId });
    if (!message) throw new DomainError('not_found');
    const left = toAddresses({ email: message.senderEmail, phone: message.senderPhone });
    if (left.length === 0) {
      const text = 'The sender left neither an e-mail address nor a number';
      throw new ValidationError([{ field: 'messageId', code: 'contact', message: text }]);
    }
    const createdAt = this.clock.now();
    const rows = left.map((each) => ({ ...each, id: newId(), ownerId, createdAt }));
    await manager.createQueryBuilder().insert().into(BlockedSenderEntity).values(rows).orIgnore().execute();
    this.arrivals.refresh(manager, { ownerId });
    const where = { ownerId, key: In(map(left, 'key')) };
    return manager.find(BlockedSenderEntity, { where, order: { id: 'ASC' } });
  }
}

function toAddresses({ email, phone, answersTo }: Contact): { key: string; address: string }[] {
  const digits = phone?.replace(/\D/g, '').replace(/^00/, '');
  return [
    ...[email, answersTo].flatMap((address) =>
      address ? [{ key: sha256(`email ${toCanonicalEmail(address)}`), address }] : [],
    ),
    ...(phone && digits ? [{ key: sha256(`phone ${digits}`), address: phone }] : []),
  ];
}

function toDto({ id, address, createdAt }: BlockedSenderEntity): BlockedSenderDto {
  return { id, address, createdAt };
}
