import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ActivationEntity } from '../activations/activation.entity';
import { MessageCountEntity } from './message-count.entity';
import { MessageEntity } from './message.entity';
import type { MessageFilter } from './message-selection';

type Counted = Pick<MessageEntity, 'activationId' | 'kind' | 'archivedAt' | 'readAt'>;
type Sort = Pick<MessageCountEntity, 'kind' | 'archived' | 'unread'>;
type Sign = 1 | -1;

const COUNTED = { activationId: true, kind: true, archivedAt: true, readAt: true } as const;

/**
 * Keeps what would take long to count: the messages of each sort of an owner, and the unread ones of each activation.
 * All writes of messages go through here, in the transaction of the write (docs/adr/0022).
 */
@Injectable()
export class MessageCounts {
  constructor(private readonly dataSource: DataSource) {}

  /** Answers totals for filters that look neither at codes nor at words. */
  async of(
    ownerId: string,
  ): Promise<(filter: Pick<MessageFilter, 'archived' | 'unread' | 'kind'>) => number> {
    const rows = await this.dataSource.manager.findBy(MessageCountEntity, { ownerId });
    return ({ archived, unread, kind }) =>
      rows
        .filter((row) => row.archived === archived)
        .filter((row) => unread === undefined || row.unread === unread)
        .filter((row) => kind === undefined || row.kind === kind)
        .reduce((sum, { count }) => sum + count, 0);
  }

  /** Counts messages that are new. */
  add(manager: EntityManager, ownerId: string, messages: Counted[]): Promise<void> {
    return this.move(manager, ownerId, [], messages);
  }

  /**
   * Runs `change`, which changes or deletes messages of an owner with these ids and no others. It must be the first
   * that its transaction does: MySQL shows a transaction what was there at its first look.
   */
  async changing<T>(
    manager: EntityManager,
    ownerId: string,
    ids: string[],
    change: () => Promise<T>,
  ): Promise<T> {
    const where = { ownerId, id: In(ids) };
    // Held, so that nobody else changes them between the looks before and after.
    await manager.update(MessageEntity, where, { ownerId });
    const before = await manager.find(MessageEntity, { select: COUNTED, where });
    const result = await change();
    await this.move(manager, ownerId, before, await manager.find(MessageEntity, { select: COUNTED, where }));
    return result;
  }

  /** Nothing is left of an account that is deleted. */
  async erase(manager: EntityManager, ownerId: string): Promise<void> {
    await manager.delete(MessageCountEntity, { ownerId });
    await manager.update(ActivationEntity, { userId: ownerId }, { unreadMessages: 0 });
  }

  private async move(manager: EntityManager, ownerId: string, from: Counted[], to: Counted[]): Promise<void> {
    const sorts = new Map<string, number>();
    const unread = new Map<string, number>();
    const tally = (message: Counted, sign: Sign) => {
      const sort = sortOf(message);
      raise(sorts, JSON.stringify(sort), sign);
      if (sort.unread && !sort.archived) raise(unread, message.activationId, sign);
    };
    for (const message of from) tally(message, -1);
    for (const message of to) tally(message, 1);
    await this.countSorts(manager, ownerId, sorts);
    await this.countUnread(manager, unread);
  }

  /** In one order, so that of two changes at once none waits for the other in turn. */
  private async countSorts(
    manager: EntityManager,
    ownerId: string,
    changes: Map<string, number>,
  ): Promise<void> {
    const changed = [...changes].filter(([, by]) => by !== 0).sort(([a], [b]) => a.localeCompare(b));
    if (changed.length === 0) return;
    const sorts = changed.map(([sort]) => ({ ownerId, ...(JSON.parse(sort) as Sort) }));
    // First of all the rows: where one is missing, counting would lock the gap for others (MySQL).
    const rows = sorts.map((sort) => ({ ...sort, count: 0 }));
    await manager.createQueryBuilder().insert().into(MessageCountEntity).values(rows).orIgnore().execute();
    for (const [i, [, by]] of changed.entries())
      await manager.increment(MessageCountEntity, sorts[i]!, 'count', by);
  }

  private async countUnread(manager: EntityManager, changes: Map<string, number>): Promise<void> {
    for (const by of new Set(changes.values())) {
      if (by === 0) continue;
      const ids = [...changes].filter(([, each]) => each === by).map(([id]) => id);
      await manager.increment(ActivationEntity, { id: In(ids) }, 'unreadMessages', by);
    }
  }
}

function sortOf({ kind, archivedAt, readAt }: Counted): Sort {
  return { kind, archived: archivedAt !== null, unread: readAt === null };
}

function raise(tallies: Map<string, number>, key: string, by: number): void {
  tallies.set(key, (tallies.get(key) ?? 0) + by);
}
