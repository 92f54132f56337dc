import { Injectable } from '@nestjs/common';
import { REACH } from '@ringtag/contracts';
import map from 'lodash/map';
import { DataSource, In } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { countWithin, cutPart, readIds } from '../../platform/database/long-list';
import { Readers } from '../readers/readers';
import { narrowToWords } from '../search/message-search';
import { MessageEntity } from '../tables/message.entity';
import type { Selected } from './message-classes';
import { orderByActivity } from './message-selection';
import type { HelpedMessagesDto, MessageDto, MessageListQuery } from './message.dto';
import { MessagesService } from './messages.service';

/**
 * The inbox of a helper: what the owners have in theirs, of the codes with which the person helps. Neither held nor
 * archived messages. The owner's own inbox is read by other queries, which know nothing of helpers.
 */
@Injectable()
export class HelpedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly readers: Readers,
    private readonly messages: MessagesService,
    private readonly users: UsersService,
  ) {}

  /** Whether the person helps anybody. */
  async helps(userId: string): Promise<boolean> {
    return (await this.readers.findHelped(userId)).length > 0;
  }

  /** Conversations in which somebody wrote last come first. */
  async list(
    userId: string,
    query: Pick<MessageListQuery, 'page' | 'pageSize' | 'q'>,
  ): Promise<HelpedMessagesDto> {
    const { page, pageSize, q } = query;
    const activationIds = map(await this.readers.findHelped(userId), 'activationId');
    if (activationIds.length === 0) return { items: [], total: 0, more: false, page, pageSize };
    const inbox = this.select()
      .where({ activationId: In(activationIds) })
      .andWhere('m.archivedAt IS NULL');
    const selected = q ? narrowToWords(q, inbox) : inbox;
    const counted = await countWithin(selected, REACH.rows);
    const ids = await readIds(orderByActivity(selected), cutPart(counted, query));
    const rows = await this.dataSource.manager.findBy(MessageEntity, { id: In(ids) });
    return { items: await this.describe(rows, ids, userId), ...counted, page, pageSize };
  }

  /** One of them, archived or not; undefined for all other messages, one's own included. */
  async find(userId: string, id: string): Promise<MessageDto | undefined> {
    const message = await this.dataSource.manager.findOneBy(MessageEntity, { id });
    if (!message || message.ownerId === userId) return undefined;
    const activation = await this.activations.find(message.activationId);
    if (!(await this.readers.helps(userId, message, activation))) return undefined;
    const [found] = await this.describe([message], [id], userId);
    return found;
  }

  private select(): Selected {
    return this.dataSource.createQueryBuilder(MessageEntity, 'm');
  }

  private async describe(rows: MessageEntity[], ids: string[], userId: string): Promise<MessageDto[]> {
    const owners = await this.users.findAll(map(rows, 'ownerId'));
    const ownerIds = new Map(rows.map(({ id, ownerId }) => [id, ownerId]));
    const described = await this.messages.describe(rows, ids, userId);
    return described.map((message) => {
      const owner = owners.get(ownerIds.get(message.id)!);
      // Whether the owner reported or archived it is the owner's.
      const kept = { archivedAt: null, reportedAt: null };
      return {
        ...message,
        ...kept,
        sender: withoutContact(message.sender),
        helping: { name: owner?.name ?? null },
      };
    });
  }
}

/** The form says that only the owner sees these. */
function withoutContact({ name, number }: MessageDto['sender']): MessageDto['sender'] {
  return { name, number, email: null, phone: null };
}
