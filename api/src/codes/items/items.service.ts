import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { getRow } from '../../platform/database/get-row';
import { lockRow } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog } from '../../records';
import { countCodes } from '../counts/project-counts';
import { QrDesignsService } from '../qr/qr-designs.service';
import { ScanPages } from '../scan-pages/scan-pages';
import { ItemEntity } from '../tables/item.entity';
import { ScanCountEntity } from '../tables/scan-count.entity';
import type { ChangeItemDto } from './item.dto';

@Injectable()
export class ItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly designs: QrDesignsService,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly scanPages: ScanPages,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found`. */
  get(id: string): Promise<ItemEntity> {
    return getRow(this.dataSource.manager, ItemEntity, id);
  }

  /** Throws `not_found`. */
  async change(id: string, body: ChangeItemDto): Promise<void> {
    await this.designs.assertPreset(body.presetId);
    await this.transactions.run(async (manager) => {
      const before = await lockRow(manager, ItemEntity, id);
      const { label: adminNote, ...changes } = body;
      await manager.update(ItemEntity, { id }, { ...changes, adminNote, updatedAt: this.clock.now() });
      await this.audit.changed(manager, 'item', id, { ...before, label: before.adminNote }, body);
      this.scanPages.forget(manager, before.alias);
    });
  }

  /** Throws `codes_activated` if somebody holds or held the code: messages refer to it. */
  async delete(id: string): Promise<void> {
    const { projectId } = await this.get(id);
    await this.transactions.run(async (manager) => {
      await countCodes(manager, projectId, { items: -1 });
      const { alias, adminNote: label } = await lockRow(manager, ItemEntity, id);
      const { affected } = await manager.delete(ItemEntity, { id, projectId, activationCount: 0 });
      if (affected !== 1) throw new DomainError('codes_activated');
      await manager.delete(ScanCountEntity, { itemId: id });
      await this.audit.deleted(manager, 'item', id, { alias, label });
      this.scanPages.forget(manager, alias);
    });
  }
}
