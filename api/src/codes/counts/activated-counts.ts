import { Injectable } from '@nestjs/common';
import map from 'lodash/map';
import random from 'lodash/random';
import { DataSource, type EntityManager } from 'typeorm';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { ActivatedCountEntity } from '../tables/activated-count.entity';
import { ProjectEntity } from '../tables/project.entity';
import { countCodes } from './project-counts';
import { SiteDays } from './site-days';

/** Enough that two nodes of a cluster seldom count in the same row. */
const SLOTS = 16;

/** Counts the activated codes of projects. The true count is that in the project's row plus those in its slots. */
@Injectable()
export class ActivatedCounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly days: SiteDays,
  ) {}

  /**
   * Adds to the count, in the transaction that activates or frees a code, and counts an activation for its day. The
   * caller has locked the code.
   */
  async add(manager: EntityManager, projectId: string, by: 1 | -1): Promise<void> {
    const row = { projectId, slot: random(SLOTS - 1), count: by };
    const change = (given: (column: string) => string) => ({ count: `\`count\` + ${given('count')}` });
    await insertOrChange(manager, ActivatedCountEntity, [row], change);
    if (by === 1) await this.days.countActivation(manager);
  }

  /** Adds the counts of all slots to their projects and deletes them. Call it before reading a count. */
  async fold(): Promise<void> {
    if (!(await this.dataSource.manager.exists(ActivatedCountEntity))) return;
    await this.transactions.run(async (manager) => {
      const waiting = await manager.find(ActivatedCountEntity);
      await lockRows(manager, ProjectEntity, map(waiting, 'projectId'));
      // Only the transaction that deletes a slot adds its count. A slot that has changed meanwhile stays.
      for (const row of waiting) {
        const { affected } = await manager.delete(ActivatedCountEntity, { ...row });
        if (affected === 1) await countCodes(manager, row.projectId, { activated: row.count });
      }
    });
  }
}
