import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import sumBy from 'lodash/sumBy';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ActivationRecords, MessageTotals } from '../../codes';
import { LiveEvents } from '../../live';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { MessageCountEntity } from '../tables/message-count.entity';
import { MessageEntity } from '../tables/message.entity';
import { type MessageClass, toClass, type ClassFilter, isInClass, TO_READ } from './message-classes';

type Counted = Pick<MessageEntity, 'activationId' | 'kind' | 'archivedAt' | 'readAt' | 'heldAt'>;

const COUNTED = { activationId: true, kind: true, archivedAt: true, readAt: true, heldAt: true } as const;

/**
 * Stores counts that would take long to compute: an owner's messages of each class, and the unread ones of each
 * activation, both without held ones. All writes of messages go through here, in the transaction of the write (ADR 22).
 */
@Injectable()
export class MessageCounts implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly totals: MessageTotals,
    private readonly live: LiveEvents,
  ) {}

  onModuleInit(): void {
    this.totals.register((activationIds) => this.countByActivation(activationIds));
  }

  /**
   * Reads the owner's stored counts. Answers a function that adds up those that match a filter; it cannot filter by
   * code or text.
   */
  async read(ownerId: string): Promise<(filter: ClassFilter) => number> {
    const rows = await this.dataSource.manager.findBy(MessageCountEntity, { ownerId });
    return (filter) => sumBy(rows, (row) => (isInClass(filter, row) ? row.count : 0));
  }

  /** Counts new messages. */
  add(manager: EntityManager, ownerId: string, messages: Counted[]): Promise<void> {
    return this.move(manager, ownerId, [], messages);
  }

  /**
   * Changes a message, adjusts the counts and tells the owner's pages, unless it is held. The caller has locked activation
   * and message.
   */
  async change(manager: EntityManager, message: MessageEntity, to: Partial<MessageEntity>): Promise<void> {
    const { id, ownerId } = message;
    const changed = { ...message, ...to };
    await manager.update(MessageEntity, { id }, to);
    await this.move(manager, ownerId, [message], [changed]);
    if (!changed.heldAt) this.live.announce(manager, ownerId, 'inbox-changed');
  }

  /**
   * Runs `change` in a transaction of its own. It may change or delete the owner's messages with these ids, and no
   * others. The owner's pages are told.
   */
  async runCounted<T>(
    ownerId: string,
    wanted: string[],
    change: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const messages = await this.dataSource.manager.find(MessageEntity, {
      select: { id: true, activationId: true },
      where: { ownerId, id: In(wanted) },
    });
    const ids = map(messages, 'id');
    const where = { ownerId, id: In(ids) };
    const select = COUNTED;
    return this.transactions.run(async (manager) => {
      // Locks the activations first, as a new message does. A message never changes its activation.
      await this.activations.lockAll(manager, map(messages, 'activationId'));
      // Locked, so that nobody else changes them between the reads before and after.
      await lockRows(manager, MessageEntity, ids);
      const before = await manager.find(MessageEntity, { select, where });
      const result = await change(manager);
      await this.move(manager, ownerId, before, await manager.find(MessageEntity, { select, where }));
      if (before.length > 0) this.live.announce(manager, ownerId, 'inbox-changed');
      return result;
    });
  }

  private async countByActivation(activationIds: string[]): Promise<Map<string, number>> {
    const rows = await this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .select('m.activationId', 'id')
      .addSelect('COUNT(*)', 'count')
      .where('m.activationId IN (:...activationIds)', { activationIds })
      .groupBy('m.activationId')
      .getRawMany<{ id: string; count: string | number }>();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  private async move(manager: EntityManager, ownerId: string, from: Counted[], to: Counted[]): Promise<void> {
    const classes = new Map<string, { messageClass: MessageClass; count: number }>();
    const unread = new Map<string, number>();
    const tally = (message: Counted, by: 1 | -1) => {
      if (message.heldAt) return;
      const messageClass = toClass(message);
      const key = Object.values(messageClass).join(' ');
      const count = (classes.get(key)?.count ?? 0) + by;
      classes.set(key, { messageClass, count });
      if (isInClass(TO_READ, messageClass))
        unread.set(message.activationId, (unread.get(message.activationId) ?? 0) + by);
    };
    from.forEach((message) => tally(message, -1));
    to.forEach((message) => tally(message, 1));
    await this.activations.addUnread(manager, unread);
    const changed = [...classes.values()].filter(({ count }) => count !== 0);
    if (changed.length === 0) return;
    const rows = changed.map(({ messageClass, count }) => ({ ownerId, ...messageClass, count }));
    await insertOrChange(manager, MessageCountEntity, rows, { add: ['count'] });
  }
}
