import { Injectable } from '@nestjs/common';
import every from 'lodash/every';
import isUndefined from 'lodash/isUndefined';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { lockActivation } from '../activations/lock-activation';
import { CodeHistory } from '../history/code-history';
import { ScanPages } from '../scan-pages/scan-pages';
import { ItemEntity } from '../tables/item.entity';
import { LostCodeEntity } from '../tables/lost-code.entity';
import type { ChangeLostDto, LostCodeDto } from './lost-code.dto';

/** Codes that their owners have lost: the page says so, and openings of it are told (`LostAlerts`). */
@Injectable()
export class LostCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly pages: ScanPages,
    private readonly history: CodeHistory,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks a code as lost, or changes what its page says. A pause ends: nobody could read the page. Throws `code_disabled`
   * for a code that an administrator disabled, `not_activated` for a free one, and `not_found` for a code that the user
   * does not own (AUT-1).
   */
  async mark(itemId: string, ownerId: string, said: ChangeLostDto): Promise<void> {
    await this.transactions.run(async (manager) => {
      // Marking, ending and pausing wait for each other here.
      const { activationId, alias, status } = await lockActivation(manager, itemId, ownerId);
      if (status === 'disabled') throw new DomainError('code_disabled');
      if (status === 'inactive') await this.resume(manager, itemId, activationId);
      if (!(await this.isLost(activationId, manager))) {
        const { words = '', reward = '' } = said;
        const since = this.clock.now();
        await manager.insert(LostCodeEntity, { activationId, since, words, reward, openings: 0 });
        await this.history.record(manager, activationId, 'lost');
      } else if (!every(said, isUndefined)) {
        await manager.update(LostCodeEntity, { activationId }, pick(said, 'words', 'reward'));
      }
      this.pages.forget(manager, alias);
    });
  }

  /** The owner has it back. Changes nothing for a code that is not lost. Throws what `lockActivation` throws. */
  async end(itemId: string, ownerId: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { activationId, alias } = await lockActivation(manager, itemId, ownerId);
      const { affected } = await manager.delete(LostCodeEntity, { activationId });
      if (affected !== 1) return;
      await this.history.record(manager, activationId, 'found');
      this.pages.forget(manager, alias);
    });
  }

  /** Whether an activation is of a lost code. For a decision, the caller has locked the code or the activation. */
  isLost(activationId: string, manager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(LostCodeEntity, { activationId });
  }

  /** The lost codes by the ids of their activations. Others are missing. */
  async findAll(activationIds: string[]): Promise<Map<string, LostCodeDto>> {
    const rows = await this.dataSource.manager.findBy(LostCodeEntity, { activationId: In(activationIds) });
    return new Map(
      rows.map((row) => [row.activationId, pick(row, 'words', 'reward', 'since', 'openings')] as const),
    );
  }

  private async resume(manager: EntityManager, id: string, activationId: string): Promise<void> {
    const updatedAt = this.clock.now();
    const { affected } = await manager.update(
      ItemEntity,
      { id, status: 'inactive' },
      { status: 'active', updatedAt },
    );
    if (affected === 1) await this.history.record(manager, activationId, 'resumed');
  }
}
