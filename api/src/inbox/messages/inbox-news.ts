import { Injectable } from '@nestjs/common';
import { HOME_CONVERSATIONS } from '@ringtag/contracts';
import { DataSource, In, MoreThan } from 'typeorm';
import { readIds } from '../../platform/database/long-list';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageSelection, orderByActivity } from './message-selection';
import type { MessageDto } from './message.dto';
import { MessagesService } from './messages.service';

interface News {
  unread: number;
  /** How many of the latest unread conversations have an answer of their sender. */
  answers: number;
  /** The latest conversations, read or not. */
  latest: MessageDto[];
}

/** What is new in an inbox. Reads stored counts and a few rows of an index, however many messages there are. */
@Injectable()
export class InboxNews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly messages: MessagesService,
    private readonly selection: MessageSelection,
  ) {}

  async read(ownerId: string): Promise<News> {
    const page = { page: 1, pageSize: HOME_CONVERSATIONS.shown };
    const { unread, items: latest } = await this.messages.list(ownerId, page);
    return { unread, answers: unread > 0 ? await this.countAnswers(ownerId) : 0, latest };
  }

  private async countAnswers(ownerId: string): Promise<number> {
    const unread = await this.selection.select(ownerId, { archived: false, unread: true });
    const ids = await readIds(orderByActivity(unread), { offset: 0, limit: HOME_CONVERSATIONS.looked });
    const answered = { id: In(ids), messageCount: MoreThan(1) };
    return this.dataSource.manager.countBy(ConversationEntity, answered);
  }
}
