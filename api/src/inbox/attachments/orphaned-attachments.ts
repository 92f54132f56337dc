import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import uniq from 'lodash/uniq';
import { DataSource } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../tables/conversation-place.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { deleteAttachments } from './delete-attachments';

const SLICE = 200;
const TABLES = [ConversationPhotoEntity, ConversationPlaceEntity];

/**
 * Deletes photos and places whose conversation is gone: the release before this one knows neither, and deletes
 * conversations without them while it runs beside this one.
 */
@Injectable()
export class OrphanedAttachments implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('attachments', (signal) => this.delete(signal));
  }

  private async delete(signal: AbortSignal): Promise<void> {
    for (const table of TABLES) {
      while (!signal.aborted) {
        const rows = await this.dataSource
          .createQueryBuilder(table, 'a')
          .select('a.conversationId', 'id')
          .leftJoin(ConversationEntity, 'c', 'c.id = a.conversationId')
          .where('c.id IS NULL')
          .limit(SLICE)
          .getRawMany<{ id: string }>();
        if (rows.length === 0) break;
        const ids = uniq(map(rows, 'id'));
        await this.transactions.run((manager) => deleteAttachments(manager, ids));
      }
    }
  }
}
