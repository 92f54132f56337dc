import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import { DataSource, In } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { BlockedSenderEntity } from '../tables/blocked-sender.entity';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';

const SLICE = 1000;

/**
 * Deletes conversations whose message is gone: the release before this one deletes messages alone, and runs beside this
 * one during a deployment.
 */
@Injectable()
export class OrphanedConversations implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('conversations', (signal) => this.delete(signal));
  }

  private async delete(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rows = await this.dataSource
        .createQueryBuilder(ConversationEntity, 'c')
        .select('c.id')
        .leftJoin(MessageEntity, 'm', 'm.id = c.id')
        .where('m.id IS NULL')
        .limit(SLICE)
        .getMany();
      if (rows.length === 0) return;
      const ids = map(rows, 'id');
      await this.transactions.run(async (manager) => {
        await manager.delete(BlockedSenderEntity, { messageId: In(ids) });
        await manager.delete(ConversationMessageEntity, { conversationId: In(ids) });
        await manager.delete(ConversationEntity, { id: In(ids) });
      });
    }
  }
}
