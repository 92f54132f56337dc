import { Injectable } from '@nestjs/common';
import type { PageKind } from '@ringtag/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { ScanPages } from '../scan-pages/scan-pages';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { MyCodeSelection } from './my-code-selection';
import type { ChangeMyCodeDto } from './my-code.dto';

/** Changes that owners make to their codes. */
@Injectable()
export class MyCodeChanges {
  constructor(
    private readonly selection: MyCodeSelection,
    private readonly transactions: TransactionRunner,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws `not_found` for a code that the user does not own (AUT-1), and `code_disabled` for a status of a code that
   * an administrator disabled.
   */
  async change(ownerId: string, id: string, { status, label, notify }: ChangeMyCodeDto): Promise<void> {
    const { item, activation } = await this.selection.getHeld(ownerId, id);
    await this.transactions.run(async (manager) => {
      if (status !== undefined) {
        const { affected } = await manager.update(
          ItemEntity,
          { id: item.id, ownerId, status: In(['active', 'inactive']) },
          { status, updatedAt: this.clock.now() },
        );
        if (affected !== 1) throw new DomainError('code_disabled');
        this.pages.forget(manager, item.alias);
      }
      if (label === undefined && notify === undefined) return;
      // An empty label means no label.
      const changes = { notify, ownerLabel: label === '' ? null : label };
      await changeHeld(manager, activation.id, changes);
    });
  }

  /** Throws `not_found` for a code that the user does not own (AUT-1). */
  async choosePage(ownerId: string, id: string, pageKind: PageKind | null): Promise<void> {
    const { item, activation } = await this.selection.getHeld(ownerId, id);
    await this.transactions.run(async (manager) => {
      await changeHeld(manager, activation.id, { pageKind });
      this.pages.forget(manager, item.alias);
    });
  }
}

/** Throws `not_found` for an activation that has ended since it was read. */
async function changeHeld(
  manager: EntityManager,
  id: string,
  changes: Partial<Pick<ActivationEntity, 'notify' | 'ownerLabel' | 'pageKind'>>,
): Promise<void> {
  const { affected } = await manager.update(ActivationEntity, { id, endedAt: IsNull() }, changes);
  if (affected !== 1) throw new DomainError('not_found');
}
