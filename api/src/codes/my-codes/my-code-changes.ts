import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { ScanPages } from '../scan-pages/scan-pages';
import { Clock } from '../../platform/clock/clock';
import { dropUndefined } from '../../platform/database/drop-undefined';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import type { ChangeMyCodeDto } from './my-code.dto';
import { MyCodeSelection } from './my-code-selection';

/** What owners change of their codes. */
@Injectable()
export class MyCodeChanges {
  constructor(
    private readonly selection: MyCodeSelection,
    private readonly transactions: TransactionRunner,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found` for a code that the user does not hold (AUT-1), and `code_disabled` when an administrator disabled the code: its owner cannot undo that. */
  async change(ownerId: string, id: string, changes: ChangeMyCodeDto): Promise<void> {
    const { item, activation } = await this.selection.held(ownerId, id);
    const { status, label, ...own } = changes;
    await this.transactions.run(async (manager) => {
      // An empty name is none.
      const kept = dropUndefined({ ...own, label: label === '' ? null : label });
      if (status !== undefined) {
        const { affected } = await manager.update(
          ItemEntity,
          { id: item.id, ownerId, status: In(['active', 'inactive']) },
          { status, updatedAt: this.clock.now() },
        );
        if (affected !== 1) throw new DomainError('code_disabled');
        this.transactions.afterCommit(() => this.pages.forget(item.alias));
      }
      if (Object.keys(kept).length > 0) await manager.update(ActivationEntity, { id: activation.id }, kept);
    });
  }
}
