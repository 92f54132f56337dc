import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ItemEntity } from '../items/item.entity';
import { TransactionRunner } from '../platform/database/transaction-runner';
import { DomainError } from '../platform/http/domain-error';
import { ScanPages } from '../scan/scan-pages';
import type { TemplateDto } from './template.dto';
import { TemplateEntity } from './template.entity';

@Injectable()
export class TemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly pages: ScanPages,
  ) {}

  /** Throws `not_activated` for a free code and `not_found` for one that the user does not hold (AUT-1). */
  async save(
    code: { itemId: string; alias: string },
    ownerId: string,
    texts: TemplateDto,
  ): Promise<TemplateDto> {
    await this.transactions.run(async (manager) => {
      const activationId = await this.hold(manager, code.itemId, ownerId);
      await manager.upsert(TemplateEntity, { activationId, ...texts }, ['activationId']);
      this.transactions.afterCommit(() => this.pages.forget(code.alias));
    });
    return texts;
  }

  /** The templates of activations by their ids; those that have none are missing. */
  async of(activationIds: string[]): Promise<Map<string, TemplateDto>> {
    const rows = await this.dataSource.manager.findBy(TemplateEntity, { activationId: In(activationIds) });
    return new Map(rows.map(({ activationId, ...texts }) => [activationId, texts]));
  }

  /** The owner's current activation, which cannot end before the transaction does. */
  private async hold(manager: EntityManager, itemId: string, ownerId: string): Promise<string> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(ItemEntity)
      .set({ ownerId })
      .where({ id: itemId, ownerId })
      .execute();
    const item = await manager.findOneBy(ItemEntity, { id: itemId });
    if (affected === 1 && item?.currentActivationId) return item.currentActivationId;
    throw new DomainError(item?.ownerId ? 'not_found' : 'not_activated');
  }
}
