import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { ActivationRecords } from '../../codes';
import { walkRows } from '../../platform/database/walk-rows';
import { findByWords, narrowToWords } from '../search/message-search';
import { MessageEntity } from '../tables/message.entity';
import { type ListFilter, narrow, type Selected } from './message-classes';
import type { MessageFilterDto, MessageListQuery } from './message.dto';

export type MessageFilter = Omit<MessageFilterDto, 'show' | 'code'> &
  ListFilter & {
    /** The id of a code. No message matches a code that the owner never had. */
    itemId?: string;
  };

/** Queries that select messages of an owner. */
@Injectable()
export class MessageSelection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
  ) {}

  /**
   * A query on the messages alone, as `m`. With a join, the database would not use the inbox's index to count and sort.
   */
  async select(ownerId: string, filter: MessageFilter): Promise<Selected> {
    const select = await this.selectFiltered(ownerId, filter);
    return filter.q ? narrowToWords(filter.q, select) : select;
  }

  /**
   * The ids of what a search finds, in the order of the inbox. Finds no more than people look through; `select` finds
   * all.
   */
  async find(
    ownerId: string,
    filter: MessageFilter,
    text: string,
  ): Promise<{ ids: string[]; more: boolean }> {
    return findByWords(ownerId, text, await this.selectFiltered(ownerId, filter));
  }

  /** How many messages of an owner are held. Reads their entries of an index alone. */
  countHeld(ownerId: string): Promise<number> {
    return this.dataSource.manager.countBy(MessageEntity, { ownerId, heldAt: Not(IsNull()) });
  }

  /** The messages of a bulk change that were not changed since. */
  selectChange(ownerId: string, change: string): Selected {
    return this.selectOwn(ownerId).andWhere('m.changeId = :change', { change });
  }

  /**
   * The ids of the selected messages, newest first, in batches; answers do not change this order. Ordered by time and
   * id: ordered by id alone, MariaDB would walk the primary key, which holds the messages of all owners.
   */
  async *walk(selected: Selected): AsyncGenerator<string[]> {
    const steps = walkRows(selected.select(['m.id', 'm.createdAt']), { createdAt: 'DESC', id: 'DESC' });
    for await (const messages of steps) yield messages.map(({ id }) => id);
  }

  private async selectFiltered(ownerId: string, filter: MessageFilter) {
    const select = narrow(this.selectOwn(ownerId), filter);
    if (!filter.itemId) return select;
    const activations = await this.activations.findIds(ownerId, filter.itemId);
    return select.andWhere({ activationId: In(activations) });
  }

  private selectOwn(ownerId: string): Selected {
    return this.dataSource.createQueryBuilder(MessageEntity, 'm').where('m.ownerId = :ownerId', { ownerId });
  }
}

/** The order of the inbox: conversations in which somebody wrote last come first. */
export function orderByActivity(select: Selected): Selected {
  return select.orderBy({ 'm.activeAt': 'DESC', 'm.id': 'DESC' });
}

/** Converts the query of a list. */
export function toFilter({
  archived,
  held,
  unread,
  code: itemId,
  kind,
  q,
}: Omit<MessageListQuery, 'page' | 'pageSize'>): MessageFilter {
  return {
    archived: archived === 'true',
    held: held === 'true',
    unread: unread && unread === 'true',
    itemId,
    kind,
    q,
  };
}

/** Converts the filter of a bulk change. */
export function toViewFilter({ show, code, ...rest }: MessageFilterDto): MessageFilter {
  return {
    ...rest,
    itemId: code,
    archived: show === 'archived',
    held: show === 'held',
    unread: show === 'unread' || undefined,
  };
}
