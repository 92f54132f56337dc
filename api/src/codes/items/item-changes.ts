import { Injectable } from '@nestjs/common';
import isUndefined from 'lodash/isUndefined';
import map from 'lodash/map';
import omitBy from 'lodash/omitBy';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { lockRow, lockRows } from '../../platform/database/lock-rows';
import { readSplit, splitRows } from '../../platform/database/split-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { walkRows } from '../../platform/database/walk-rows';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { AuditLog } from '../../records';
import { countCodes } from '../counts/project-counts';
import { CodeHistory } from '../history/code-history';
import { QrDesignsService } from '../qr/qr-designs.service';
import { ScanPages } from '../scan-pages/scan-pages';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';
import { ScanCountEntity } from '../tables/scan-count.entity';
import { ItemSelection } from './item-selection';
import type { BulkItemChangesDto, BulkItemsAnswerDto, BulkItemsDto, ChangeItemDto } from './item.dto';

/** Codes changed by one transaction. More codes take more transactions, so that locks are held only briefly. */
const STEP = 5000;

/** Changes codes: one, or many of a project at once. */
@Injectable()
export class ItemChanges {
  constructor(
    private readonly selection: ItemSelection,
    private readonly designs: QrDesignsService,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly history: CodeHistory,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the codes with these ids, or all that match the filter. Answers how many were changed, and how many were
   * not, and why. Throws `not_found` if the project, or the one to move the codes to, does not exist.
   */
  async changeMany(projectId: string, { ids, filter, changes }: BulkItemsDto): Promise<BulkItemsAnswerDto> {
    if ((ids === undefined) === (filter === undefined))
      throw newFieldError('ids', 'selection', 'Send either ids or filter');
    const wanted = omitBy(changes, isUndefined);
    if (Object.keys(wanted).length === 0) throw newFieldError('changes', 'selection', 'Say what to change');
    await this.designs.assertPreset(changes.presetId);
    if (changes.projectId) await this.selection.assertProject(changes.projectId);
    const selected = await this.selection.select(projectId, filter, ids);
    let [found, changed] = [0, 0];
    for await (const items of walkRows(selected, { id: 'ASC' }, STEP)) {
      found += items.length;
      changed += await this.apply(projectId, items, wanted);
    }
    const skipped = [
      { reason: 'unchanged' as const, count: found - changed },
      { reason: 'not_found' as const, count: ids ? new Set(ids).size - found : 0 },
    ];
    return { changed, skipped: skipped.filter(({ count }) => count > 0) };
  }

  /** Throws `not_found`. */
  async changeOne(id: string, body: ChangeItemDto): Promise<void> {
    await this.designs.assertPreset(body.presetId);
    await this.transactions.run(async (manager) => {
      const before = await lockRow(manager, ItemEntity, id);
      const { label: adminNote, ...changes } = body;
      await manager.update(ItemEntity, { id }, { ...changes, adminNote, updatedAt: this.clock.now() });
      await this.audit.changed(manager, 'item', id, { ...before, label: before.adminNote }, body);
      await this.history.recordStatus(manager, [before], body.status);
      this.pages.forget(manager, before.alias);
    });
  }

  /**
   * Throws `codes_activated` if somebody holds or held the code: messages refer to it. Throws `not_found` if the code
   * is gone, or was moved to another project during the request.
   */
  async delete(id: string): Promise<void> {
    const { projectId } = await this.selection.get(id);
    await this.transactions.run(async (manager) => {
      await countCodes(manager, projectId, { items: -1 });
      const { alias, adminNote: label, ...item } = await lockRow(manager, ItemEntity, id);
      if (item.projectId !== projectId) throw new DomainError('not_found');
      const { affected } = await manager.delete(ItemEntity, { id, activationCount: 0 });
      if (affected !== 1) throw new DomainError('codes_activated');
      await manager.delete(ScanCountEntity, { itemId: id });
      await this.audit.deleted(manager, 'item', id, { alias, label });
      this.pages.forget(manager, alias);
    });
  }

  /** The UPDATE itself checks that a code differs, so that only one of several parallel changes counts it. */
  private apply(projectId: string, items: ItemEntity[], changes: BulkItemChangesDto): Promise<number> {
    return this.transactions.run(async (manager) => {
      const target = changes.projectId === projectId ? undefined : changes.projectId;
      const projects = target ? [projectId, target] : [projectId];
      // Locks the projects: nobody else can make, delete or move a code of theirs.
      const held = await lockRows(manager, ProjectEntity, projects);
      if (held !== projects.length) throw new DomainError('not_found');
      // Nobody else can activate or free a code that moves: it has to be counted in the right project. Nobody else changes
      // its status: its history says each change once.
      if (target || changes.status)
        for await (const some of splitRows(items)) await lockRows(manager, ItemEntity, map(some, 'id'));
      const there = await this.findRemaining(manager, projectId, items);
      if (target) {
        const activated = there.filter(({ ownerId }) => ownerId !== null).length;
        await countCodes(manager, projectId, { items: -there.length, activated: -activated });
        await countCodes(manager, target, { items: there.length, activated });
      }
      let changed = 0;
      for await (const chunk of splitRows(there)) {
        const { affected } = await manager
          .createQueryBuilder()
          .update(ItemEntity)
          .set({ ...changes, updatedAt: this.clock.now() })
          // By id only: through the index on projectId it would wait for codes that are being inserted.
          .where({ id: In(chunk.map(({ id }) => id)) })
          .andWhere(`(${Object.entries(changes).map(differs).join(' OR ')})`, changes)
          .execute();
        changed += affected ?? 0;
      }
      if (changed === 0) return changed;
      await this.history.recordStatus(manager, there, changes.status);
      await this.audit.recordItems(manager, 'items-changed', projectId, { count: changed, ...changes });
      this.pages.forget(manager, ...items.map(({ alias }) => alias));
      return changed;
    });
  }

  /** The codes that are still in the project: some may have been moved or deleted before it was locked. */
  private findRemaining(
    manager: EntityManager,
    projectId: string,
    items: ItemEntity[],
  ): Promise<ItemEntity[]> {
    return readSplit(items, (some) => {
      const select = { id: true, ownerId: true, status: true, currentActivationId: true } as const;
      const where = { id: In(some.map(({ id }) => id)), projectId };
      return manager.find(ItemEntity, { select, where });
    });
  }
}

/** The condition that a column differs from the new value. NULL counts as different, unlike in SQL. */
function differs([column, value]: [string, unknown]): string {
  if (value === null) return `${column} IS NOT NULL`;
  return `(${column} <> :${column} OR ${column} IS NULL)`;
}
