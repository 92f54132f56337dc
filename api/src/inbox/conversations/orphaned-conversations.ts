import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import { DataSource, type EntityTarget, In } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { deleteConversations } from '../messages/delete-conversations';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationStateEntity } from '../tables/conversation-state.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';

const SLICE = 1000;

/**
 * Deletes conversations, and what was said of them, whose message is gone: the release before this one does not know
 * all of these tables, and runs beside this one during a deployment.
 */
@Injectable()
export class OrphanedConversations implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('conversations', async (signal) => {
      await this.delete(ConversationEntity, signal);
      await this.delete(ConversationStateEntity, signal);
    });
    this.housekeeping.register('conversation_notices', (signal) => this.deleteNotices(signal));
  }

  private async delete(entity: EntityTarget<{ id: string }>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rows = await this.dataSource
        .createQueryBuilder(entity, 'c')
        .select('c.id')
        .leftJoin(MessageEntity, 'm', 'm.id = c.id')
        .where('m.id IS NULL')
        .limit(SLICE)
        .getMany();
      if (rows.length === 0) return;
      const ids = map(rows, 'id');
      await this.transactions.run((manager) => deleteConversations(manager, ids));
    }
  }

  /** The release before does not know this table, and deletes conversations without it. */
  private async deleteNotices(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rows = await this.dataSource
        .createQueryBuilder(ConversationNoticeEntity, 'n')
        .select('n.id')
        .leftJoin(ConversationEntity, 'c', 'c.id = n.id')
        .where('c.id IS NULL')
        .limit(SLICE)
        .getMany();
      if (rows.length === 0) return;
      await this.dataSource.manager.delete(ConversationNoticeEntity, { id: In(map(rows, 'id')) });
    }
  }
}
