import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ActivationRecords, MessageTotals } from '../../codes';
import { holdRows } from '../../platform/database/hold-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { MessageCountEntity } from '../tables/message-count.entity';
import { MessageEntity } from '../tables/message.entity';
import { type MessageSort, sortOf, type SortFilter, takes, TO_READ } from './message-sorts';

type Counted = Pick<MessageEntity, 'activationId' | 'kind' | 'archivedAt' | 'readAt'>;
type Sign = 1 | -1;

const COUNTED = { activationId: true, kind: true, archivedAt: true, readAt: true } as const;

/**
 * Keeps what would take long to count: the messages of each sort of an owner, and the unread ones of each activation.
 * All writes of messages go through here, in the transaction of the write (docs/adr/0022).
 */
@Injectable()
export class MessageCounts implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly totals: MessageTotals,
  ) {}

  onModuleInit(): void {
    this.totals.register((activationIds) => this.countByActivation(activationIds));
  }

  /** Answers totals for filters that look neither at codes nor at words. */
  async of(ownerId: string): Promise<(filter: SortFilter) => number> {
    const rows = await this.dataSource.manager.findBy(MessageCountEntity, { ownerId });
    return (filter) => rows.filter((row) => takes(filter, row)).reduce((sum, { count }) => sum + count, 0);
  }

  /** Counts messages that are new. */
  add(manager: EntityManager, ownerId: string, messages: Counted[]): Promise<void> {
    return this.move(manager, ownerId, [], messages);
  }

  /**
   * Runs `change`, which changes or deletes messages of an owner with these ids and no others, in a transaction of its
   * own.
   */
  async changing<T>(
    ownerId: string,
    ids: string[],
    change: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const messages = await this.dataSource.manager.find(MessageEntity, {
      select: { id: true, activationId: true },
      where: { ownerId, id: In(ids) },
    });
    const where = { ownerId, id: In(messages.map(({ id }) => id)) };
    const select = COUNTED;
    return this.transactions.run(async (manager) => {
      // Like a message that comes: first the activations, to which messages belong for ever.
      await this.activations.holdAll(
        manager,
        messages.map(({ activationId }) => activationId),
      );
      // Held, so that nobody else changes them between the looks before and after.
      await holdRows(
        manager,
        MessageEntity,
        messages.map(({ id }) => id),
      );
      const before = await manager.find(MessageEntity, { select, where });
      const result = await change(manager);
      await this.move(manager, ownerId, before, await manager.find(MessageEntity, { select, where }));
      return result;
    });
  }

  /** Nothing is left of an account that is deleted. */
  async erase(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.delete(MessageCountEntity, { ownerId });
  }

  private async countByActivation(activationIds: string[]): Promise<Map<string, number>> {
    const rows: { id: string; count: string | number }[] = await this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .select('m.activationId', 'id')
      .addSelect('COUNT(*)', 'count')
      .where('m.activationId IN (:...activationIds)', { activationIds })
      .groupBy('m.activationId')
      .getRawMany();
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  }

  private async move(manager: EntityManager, ownerId: string, from: Counted[], to: Counted[]): Promise<void> {
    const sorts = new Map<string, number>();
    const unread = new Map<string, number>();
    const tally = (message: Counted, sign: Sign) => {
      const sort = sortOf(message);
      raise(sorts, JSON.stringify(sort), sign);
      if (takes(TO_READ, sort)) raise(unread, message.activationId, sign);
    };
    for (const message of from) tally(message, -1);
    for (const message of to) tally(message, 1);
    await this.activations.addUnread(manager, unread);
    await this.countSorts(manager, ownerId, sorts);
  }

  private async countSorts(
    manager: EntityManager,
    ownerId: string,
    changes: Map<string, number>,
  ): Promise<void> {
    const changed = [...changes].filter(([, by]) => by !== 0);
    if (changed.length === 0) return;
    const rows = changed.map(([sort, count]) => ({ ownerId, ...(JSON.parse(sort) as MessageSort), count }));
    await insertOrChange(manager, MessageCountEntity, rows, (given) => ({
      count: `\`count\` + ${given('count')}`,
    }));
  }
}

function raise(tallies: Map<string, number>, key: string, by: number): void {
  tallies.set(key, (tallies.get(key) ?? 0) + by);
}
