import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UsersService } from '../../accounts';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { QuickRepliesEntity } from '../tables/quick-replies.entity';

/** The texts that an owner answers with one tap. */
@Injectable()
export class QuickReplies {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
  ) {}

  /** Null where the owner has not changed them. */
  async find(ownerId: string): Promise<string[] | null> {
    const row = await this.dataSource.manager.findOneBy(QuickRepliesEntity, { ownerId });
    return row?.replies ?? null;
  }

  async save(ownerId: string, replies: string[]): Promise<void> {
    await this.transactions.run(async (manager) => {
      // Else the account could be deleted meanwhile, and the row would stay.
      await this.users.lock(manager, ownerId);
      await insertOrChange(manager, QuickRepliesEntity, [{ ownerId, replies }], { set: ['replies'] });
    });
  }

  /** From now on the owner has those of the pages again. */
  async reset(ownerId: string): Promise<void> {
    await this.dataSource.manager.delete(QuickRepliesEntity, { ownerId });
  }
}
