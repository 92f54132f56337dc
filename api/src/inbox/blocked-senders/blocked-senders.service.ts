import { Injectable } from '@nestjs/common';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import some from 'lodash/some';
import { DataSource, type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { UsersService } from '../../accounts';
import { LiveEvents } from '../../live';
import { toCanonicalEmail } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { lockRows } from '../../platform/database/lock-rows';
import { readShortPage } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { walkRows } from '../../platform/database/walk-rows';
import { DomainError } from '../../platform/errors/domain-error';
import type { PageQuery } from '../../platform/http/list.dto';
import { toPhoneDigits, toTypedDigits } from '../../platform/phone-numbers/dialled';
import { sha256 } from '../../platform/secrets/secrets';
import { BlockedSenderEntity } from '../tables/blocked-sender.entity';
import { MessageEntity } from '../tables/message.entity';
import type { BlockedSenderDto, BlockedSenderListDto, BlockedSendersDto } from './blocked-sender.dto';

/** How a sender is known: by the addresses that they left, and by the message that opened their conversation. */
interface Contact {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /**
   * Where answers are to be mailed. It counts with a new message alone: in a conversation that goes on, an owner who
   * blocks a guess would see whether it is right.
   */
  answersTo?: string | null | undefined;
  messageId?: string;
}

type Block = Pick<BlockedSenderEntity, 'key' | 'address' | 'messageId'>;

@Injectable()
export class BlockedSendersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly live: LiveEvents,
    private readonly clock: Clock,
  ) {}

  async list(ownerId: string, query: PageQuery): Promise<BlockedSenderListDto> {
    const wanted = { where: { ownerId }, order: { id: 'DESC' } } as const;
    const { rows, ...page } = await readShortPage(this.dataSource, BlockedSenderEntity, wanted, query);
    return { items: await this.toDtos(rows), ...page };
  }

  /**
   * Blocks the e-mail address and the phone number that the sender of a message left; either may be blocked already. Of
   * a sender who left neither it blocks the conversation: the link opens nothing any more.
   * Throws `not_found` for a message that is not the owner's, and `unauthenticated` when the account was deleted
   * meanwhile.
   */
  async block(ownerId: string, messageId: string): Promise<BlockedSendersDto> {
    const blocked = await this.transactions.run((manager) => this.write(manager, ownerId, messageId));
    return { items: await this.toDtos(blocked) };
  }

  async unblock(ownerId: string, id: string): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(BlockedSenderEntity, { id, ownerId });
    if (affected !== 1) throw new DomainError('not_found');
  }

  /** Whether the owner has blocked the address, the number or the conversation of a sender. */
  async isBlocked(manager: EntityManager, ownerId: string, sender: Contact = {}): Promise<boolean> {
    const keys = toKeys(sender);
    return keys.length > 0 && manager.existsBy(BlockedSenderEntity, { ownerId, key: In(keys) });
  }

  /** Which of the messages are of senders whom their owner has blocked: the conversation, the address or the number. */
  async findBlocked(manager: EntityManager, messages: readonly MessageEntity[]): Promise<Set<string>> {
    if (messages.length === 0) return new Set();
    const asked = messages.map(({ id, ownerId, senderEmail: email, senderPhone: phone }) => ({
      id,
      ownerId,
      keys: toKeys({ email, phone, messageId: id }),
    }));
    const rows = await manager.find(BlockedSenderEntity, {
      select: { id: true, ownerId: true, key: true },
      where: asked.map(({ ownerId, keys }) => ({ ownerId, key: In(keys) })),
    });
    const blocked = asked.filter(({ ownerId, keys }) => keys.some((key) => some(rows, { ownerId, key })));
    return new Set(map(blocked, 'id'));
  }

  /** How many owners have blocked an address or a number. */
  count(sender: Contact): Promise<number> {
    return this.dataSource.manager.countBy(BlockedSenderEntity, { key: In(toKeys(sender)) });
  }

  /** Deletes the rows of until then that block an address or a number, of one owner or of all. */
  async erase(sender: Contact, until: Date, ownerId?: string): Promise<void> {
    const key = In(toKeys(sender));
    const createdAt = LessThanOrEqual(until);
    await this.dataSource.manager.delete(BlockedSenderEntity, {
      key,
      createdAt,
      ...(ownerId && { ownerId }),
    });
  }

  /** The canonical addresses that are blocked. The same one may come again. */
  async *walkEmails(): AsyncGenerator<string> {
    const rows = this.dataSource.createQueryBuilder(BlockedSenderEntity, 'b').where("b.address LIKE '%@%'");
    for await (const blocks of walkRows(rows, { id: 'ASC' }))
      yield* blocks.map(({ address }) => toCanonicalEmail(address));
  }

  private async write(manager: EntityManager, ownerId: string, messageId: string) {
    // Else the account could be deleted between reading the message and writing the rows, and they would stay.
    await this.users.lock(manager, ownerId);
    // Whoever writes in the conversation has the lock, or finds it blocked.
    await lockRows(manager, MessageEntity, [messageId]);
    const message = await manager.findOneBy(MessageEntity, { id: messageId, ownerId });
    if (!message) throw new DomainError('not_found');
    const { senderEmail: email, senderPhone: phone } = message;
    const addresses = toBlocks({ email, phone });
    const blocks = addresses.length > 0 ? addresses : toBlocks({ messageId });
    const createdAt = this.clock.now();
    const rows = blocks.map((each) => ({ ...each, id: newId(), ownerId, createdAt }));
    await manager.createQueryBuilder().insert().into(BlockedSenderEntity).values(rows).orIgnore().execute();
    this.live.refresh(manager, { ownerId });
    const where = { ownerId, key: In(map(blocks, 'key')) };
    return manager.find(BlockedSenderEntity, { where, order: { id: 'ASC' } });
  }

  /** With the names or numbers of senders who left no address. */
  private async toDtos(rows: BlockedSenderEntity[]): Promise<BlockedSenderDto[]> {
    const ids = rows.flatMap(({ messageId }) => messageId ?? []);
    const messages =
      ids.length > 0 ? await this.dataSource.manager.findBy(MessageEntity, { id: In(ids) }) : [];
    const byId = keyBy(messages, 'id');
    return rows.map(({ id, address, messageId, createdAt }) => {
      const message = byId[messageId ?? ''];
      const { senderName = null, senderNumber = null, createdAt: wroteAt = null } = message ?? {};
      return { id, address, messageId, senderName, senderNumber, wroteAt, createdAt };
    });
  }
}

/** The rows that block a sender. */
function toBlocks({ email, phone, answersTo, messageId }: Contact): Block[] {
  const digits = phone && toPhoneDigits(phone);
  return [
    ...[email, answersTo].flatMap((address) =>
      address ? [{ key: toKey('email', toCanonicalEmail(address)), address, messageId: null }] : [],
    ),
    ...(phone && digits ? [{ key: toKey('phone', digits), address: phone, messageId: null }] : []),
    ...(messageId ? [{ key: toKey('conversation', messageId), address: '', messageId }] : []),
  ];
}

/** The keys of the rows that block a sender. Earlier releases took the digits of a number as they were typed. */
function toKeys(sender: Contact): string[] {
  const keys = map(toBlocks(sender), 'key');
  return sender.phone ? [...keys, toKey('phone', toTypedDigits(sender.phone))] : keys;
}

function toKey(kind: 'email' | 'phone' | 'conversation', subject: string): string {
  return sha256(`${kind} ${subject}`);
}
