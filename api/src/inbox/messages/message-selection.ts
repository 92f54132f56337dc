import { Injectable } from '@nestjs/common';
import type { MessageKind, MessageView } from '@ringtag/contracts';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { ActivationRecords } from '../../codes';
import { containing, narrowToPatterns } from '../../platform/database/patterns';
import { walkRows } from '../../platform/database/walk-rows';
import { MessageEntity } from '../tables/message.entity';
import type { MessageExportQuery } from './message.dto';
import { narrow } from './message-sorts';

export interface MessageFilter {
  archived: boolean;
  unread?: boolean;
  /** A code that the owner holds or held; of one that was never the owner's there are no messages. */
  code?: string;
  kind?: MessageKind;
  q?: string;
}

/** Which messages of an owner are meant. */
@Injectable()
export class MessageSelection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
  ) {}

  /**
   * A query on `m`, the messages alone: joined with other tables, the database would neither count nor sort by the
   * index of the inbox.
   */
  async of(ownerId: string, filter: MessageFilter): Promise<SelectQueryBuilder<MessageEntity>> {
    const { code, q } = filter;
    const select = narrow(this.ofOwner(ownerId), filter);
    if (code) {
      const activations = await this.activations.idsOf(ownerId, code);
      select.andWhere(activations.length > 0 ? 'm.activationId IN (:...activations)' : '1 = 0', {
        activations,
      });
    }
    if (q) narrowToPatterns(select, { 'm.body': containing(q), 'm.senderName': containing(q) });
    return select;
  }

  /** What a bulk change changed and nobody touched since. */
  ofChange(ownerId: string, change: string): SelectQueryBuilder<MessageEntity> {
    return this.ofOwner(ownerId).andWhere('m.changeId = :change', { change });
  }

  /**
   * The ids of what was selected, newest first, a step at a time. By the time, not by the id alone: for the order of the
   * primary key, MariaDB would search the messages of everybody.
   */
  async *inSteps(selected: SelectQueryBuilder<MessageEntity>): AsyncGenerator<string[]> {
    const steps = walkRows(selected.select(['m.id', 'm.createdAt']), { createdAt: 'DESC', id: 'DESC' });
    for await (const messages of steps) yield messages.map(({ id }) => id);
  }

  private ofOwner(ownerId: string): SelectQueryBuilder<MessageEntity> {
    return this.dataSource.createQueryBuilder(MessageEntity, 'm').where('m.ownerId = :ownerId', { ownerId });
  }
}

/** The order of the inbox; of messages of the same moment the id decides. */
export function newestFirst(select: SelectQueryBuilder<MessageEntity>): SelectQueryBuilder<MessageEntity> {
  return select.orderBy({ 'm.createdAt': 'DESC', 'm.id': 'DESC' });
}

/** The filter of a list's query. */
export function filterOf({ archived, unread, code, kind, q }: MessageExportQuery): MessageFilter {
  return {
    archived: archived === 'true',
    ...(unread && { unread: unread === 'true' }),
    ...(code && { code }),
    ...(kind && { kind }),
    ...(q && { q }),
  };
}

/** The filter of a part of the inbox. */
export function filterOfView({
  show,
  ...rest
}: { show?: MessageView } & Omit<MessageFilter, 'archived' | 'unread'>): MessageFilter {
  return { ...rest, archived: show === 'archived', ...(show === 'unread' && { unread: true }) };
}
