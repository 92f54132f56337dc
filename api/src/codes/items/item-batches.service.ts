import { Injectable } from '@nestjs/common';
import { isChosenAlias, normalizeAlias } from '@ringtag/contracts';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { getRow } from '../../platform/database/get-row';
import { splitRows } from '../../platform/database/split-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { AuditLog } from '../../records';
import { ClaimSecrets } from '../claim-secrets/claim-secrets';
import { QrDesignsService } from '../qr/qr-designs.service';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';
import { countIn, insertChosen, insertRandom, newItem } from './item-rows';
import type { CreatedItemsDto, NewItemDto, NewItemsDto } from './item.dto';
import { toItemDto } from './to-item-dto';

/** Makes new codes, up to ten thousand at once. */
@Injectable()
export class ItemBatchesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly designs: QrDesignsService,
    private readonly audit: AuditLog,
    private readonly secrets: ClaimSecrets,
    private readonly clock: Clock,
    private readonly server: ServerConfig,
  ) {}

  /**
   * Creates all codes of a batch, or none. A random alias that exists already is replaced by another one. A chosen
   * alias that exists already throws `alias_taken` with `alias`. An unknown project throws `not_found`.
   */
  async create(projectId: string, body: NewItemsDto): Promise<CreatedItemsDto> {
    const wanted = wantedItems(body);
    await this.designs.assertPreset(body.presetId);
    try {
      const items = await this.insert(projectId, wanted, body);
      return { items: items.map((item) => toItemDto(item, this.server.codesUrl)), total: items.length };
    } catch (error) {
      const alias = isUniqueViolation(error) ? await this.findTaken(wanted) : undefined;
      throw alias ? new DomainError('alias_taken', { alias }) : error;
    }
  }

  private insert(projectId: string, wanted: NewItemDto[], body: NewItemsDto): Promise<ItemEntity[]> {
    return this.transactions.run(async (manager) => {
      await countIn(manager, projectId, wanted.length);
      const project = await getRow(manager, ProjectEntity, projectId);
      const { activatable = project.activatable, presetId = null } = body;
      const now = this.clock.now();
      const items = wanted.map(({ alias, label: adminNote }) =>
        newItem(project, { alias, adminNote, activatable, presetId }, now),
      );
      if (project.claimSecrets) for (const item of items) Object.assign(item, this.secrets.make(item.id));
      const chosen = items.filter((_, i) => wanted[i]?.alias);
      const random = items.filter((_, i) => !wanted[i]?.alias);
      await insertChosen(manager, chosen);
      await insertRandom(manager, random);
      await this.audit.recordItems(manager, 'items-created', projectId, {
        count: items.length,
        activatable,
        presetId,
      });
      return items;
    });
  }

  /** The first chosen alias that exists already. Called after the rollback. */
  private async findTaken(wanted: NewItemDto[]): Promise<string | undefined> {
    const aliases = wanted.flatMap(({ alias }) => alias || []);
    for await (const chunk of splitRows(aliases)) {
      const found = await this.dataSource.manager.findBy(ItemEntity, { alias: In(chunk) });
      const taken = new Set(found.map(({ alias }) => alias));
      const first = chunk.find((alias) => taken.has(alias));
      if (first) return first;
    }
    return undefined;
  }
}

function wantedItems({ count, items }: NewItemsDto): NewItemDto[] {
  if ((count === undefined) === (items === undefined))
    throw newFieldError('count', 'batch', 'Send either count or items');
  const wanted: NewItemDto[] =
    items?.map(({ alias = '', ...item }) => ({ ...item, alias: normalizeAlias(alias) })) ??
    Array.from({ length: count ?? 0 }, () => ({}));
  const seen = new Set<string>();
  wanted.forEach(({ alias }, i) => {
    if (!alias) return;
    if (!isChosenAlias(alias) || seen.has(alias))
      throw newFieldError(`items.${i}.alias`, 'alias', 'This alias is too short, reserved, or listed twice');
    seen.add(alias);
  });
  return wanted;
}
