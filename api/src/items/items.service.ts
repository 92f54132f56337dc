import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log';
import { changesBetween } from '../audit/changes-between';
import { ServerConfig } from '../config/config';
import { Clock } from '../platform/clock/clock';
import { TransactionRunner } from '../platform/database/transaction-runner';
import { DomainError } from '../platform/http/domain-error';
import { ProjectEntity } from '../projects/project.entity';
import { ScanCountEntity } from '../scan/scan-count.entity';
import { ScanPages } from '../scan/scan-pages';
import { PresetDesigns } from '../presets/preset-designs';
import { countCodes } from '../projects/project-counts';
import type { ChangeItemDto, ItemDto, ItemListDto, ItemListQuery } from './item.dto';
import { ItemEntity } from './item.entity';
import { ItemSelection } from './item-selection';
import { toItemDto } from './to-item-dto';

@Injectable()
export class ItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly selection: ItemSelection,
    private readonly presets: PresetDesigns,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
    private readonly server: ServerConfig,
  ) {}

  async list(projectId: string, query: ItemListQuery): Promise<ItemListDto> {
    const { page, pageSize, sort } = query;
    const selected = await this.selection.of(projectId, query);
    const total = (await this.storedTotal(projectId, query)) ?? (await selected.clone().getCount());
    const items = await this.selection.part(selected, sort, {
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    return { items: items.map((item) => this.toDto(item)), total, page, pageSize };
  }

  /** What the project counts anyway (ADR 22), so that a list of a million codes does not; undefined for other filters. */
  private async storedTotal(
    projectId: string,
    { q, status, activatable, activated }: ItemListQuery,
  ): Promise<number | undefined> {
    if (q || status || activatable) return undefined;
    const project = await this.dataSource.manager.findOneBy(ProjectEntity, { id: projectId });
    const itemCount = project?.itemCount ?? undefined;
    const activatedCount = project?.activatedCount ?? undefined;
    // The release before did not count.
    if (itemCount === undefined || activatedCount === undefined) return undefined;
    if (!activated) return itemCount;
    return activated === 'true' ? activatedCount : itemCount - activatedCount;
  }

  async get(id: string): Promise<ItemDto> {
    const item = await this.dataSource.manager.findOneBy(ItemEntity, { id });
    if (!item) throw new DomainError('not_found');
    return this.toDto(item);
  }

  /** Throws `not_found`. */
  async change(id: string, body: ChangeItemDto): Promise<void> {
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    await this.presets.assertExists(body.presetId);
    await this.transactions.run(async (manager) => {
      const before = await this.hold(manager, id);
      await manager.update(ItemEntity, { id }, { ...changes, updatedAt: this.clock.now() });
      await this.audit.record(manager, {
        action: 'item-changed',
        subject: { type: 'item', id },
        changes: changesBetween(before, changes),
      });
      this.transactions.afterCommit(() => this.pages.forget(before.alias));
    });
  }

  /** Throws `codes_activated` for a code that somebody holds or held: messages tell of it. */
  async delete(id: string): Promise<void> {
    const { projectId } = await this.get(id);
    await this.transactions.run(async (manager) => {
      await countCodes(manager, projectId, { items: -1 });
      const { alias, label } = await this.hold(manager, id);
      const { affected } = await manager.delete(ItemEntity, { id, projectId, activationCount: 0 });
      if (affected !== 1) throw new DomainError('codes_activated');
      await manager.delete(ScanCountEntity, { itemId: id });
      await this.audit.record(manager, {
        action: 'item-deleted',
        subject: { type: 'item', id },
        changes: changesBetween({ alias, label }, null),
      });
      this.transactions.afterCommit(() => this.pages.forget(alias));
    });
  }

  /** Until the transaction ends. Throws `not_found`. */
  private async hold(manager: EntityManager, id: string): Promise<ItemEntity> {
    await manager.update(ItemEntity, { id }, { id });
    const item = await manager.findOneBy(ItemEntity, { id });
    if (!item) throw new DomainError('not_found');
    return item;
  }

  private toDto(item: ItemEntity): ItemDto {
    return toItemDto(item, this.server.shortUrl);
  }
}
