import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { lockActivation } from '../activations/lock-activation';
import { ScanPages } from '../scan-pages/scan-pages';
import { TemplateEntity } from '../tables/template.entity';
import type { TemplateDto } from './template.dto';

@Injectable()
export class TemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly pages: ScanPages,
  ) {}

  /** Throws `not_activated` for a free code and `not_found` for a code that the user does not own (AUT-1). */
  async save(itemId: string, ownerId: string, texts: TemplateDto): Promise<TemplateDto> {
    await this.transactions.run(async (manager) => {
      const { activationId, alias } = await lockActivation(manager, itemId, ownerId);
      await manager.upsert(TemplateEntity, { activationId, ...texts }, ['activationId']);
      this.pages.forget(manager, alias);
    });
    return texts;
  }

  /** The templates by the ids of their activations. Activations without a template are missing. */
  async findAll(activationIds: string[]): Promise<Map<string, TemplateDto>> {
    const rows = await this.dataSource.manager.findBy(TemplateEntity, { activationId: In(activationIds) });
    return new Map(rows.map((row) => [row.activationId, toDto(row)]));
  }
}

function toDto(template: TemplateEntity): TemplateDto {
  const { language, title, description, messageFormTitle, messageFormPlaceholder, sendButtonText } = template;
  return { language, title, description, messageFormTitle, messageFormPlaceholder, sendButtonText };
}
