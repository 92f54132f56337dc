import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { MessageEntity } from '../tables/message.entity';
import { MessageIndex } from './message-index';

/** Conversations of one transaction: a SQLite file serves nobody else meanwhile. */
const STEP = 50;

/** Messages that the release before has written: they have neither words nor a place in the order of the inbox. */
@Injectable()
export class UnindexedMessages implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly index: MessageIndex,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('message_words', (signal) => this.takeOverAll(signal));
  }

  /** Whether anybody has such messages. */
  async exist(): Promise<boolean> {
    return (await this.select().limit(1).getRawOne()) !== undefined;
  }

  /** The newest first: the order of the inbox is right all the time. */
  private async takeOverAll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const rows = await this.select().limit(STEP).getRawMany<{ id: string }>();
      if (rows.length === 0) return;
      await this.transactions.run((manager) => this.index.takeOver(manager, map(rows, 'id')));
    }
  }

  private select(): SelectQueryBuilder<MessageEntity> {
    return this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .select('m.id', 'id')
      .where('m.activeAt IS NULL')
      .orderBy('m.id', 'DESC');
  }
}
