import { Injectable } from '@nestjs/common';
import { isAlias, normalizeAlias, RESERVED_ALIASES } from '@ringtag/contracts';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AuditLog } from '../audit/audit-log';
import { changesBetween } from '../audit/changes-between';
import { ServerConfig } from '../config/config';
import { Clock } from '../platform/clock/clock';
import { newId } from '../platform/database/columns';
import { isUniqueViolation, TransactionRunner } from '../platform/database/transaction-runner';
import { DomainError, ValidationError } from '../platform/http/domain-error';
import { ScanCountEntity } from '../scan/scan-count.entity';
import { ScanPages } from '../scan/scan-pages';
import { ProjectEntity } from '../projects/project.entity';
import type {
  ChangeItemDto,
  CreatedItemsDto,
  ItemDto,
  ItemListDto,
  ItemListQuery,
  NewItemDto,
  NewItemsDto,
} from './item.dto';
import { ItemEntity } from './item.entity';
import { ItemSelection } from './item-selection';
import { newAlias } from './new-alias';
import { toItemDto } from './to-item-dto';

const ROWS_PER_STATEMENT = 500;
const ROUNDS = 5;

@Injectable()
export class ItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly selection: ItemSelection,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditLog,
    private readonly pages: ScanPages,
    private readonly clock: Clock,
    private readonly server: ServerConfig,
  ) {}

  /**
   * Creates a batch: all or nothing. Random aliases that exist already are drawn again; a chosen one that exists is
   * `alias_taken` with `alias`. Throws `not_found` for an unknown project.
   */
  async create(projectId: string, body: NewItemsDto): Promise<CreatedItemsDto> {
    const wanted = wantedItems(body);
    const items = await this.transactions.run(async (manager) => {
      // Held, so that the project is not deleted meanwhile.
      await manager.update(ProjectEntity, { id: projectId }, { id: projectId });
      const project = await manager.findOneBy(ProjectEntity, { id: projectId });
      if (!project) throw new DomainError('not_found');
      const activatable = body.activatable ?? project.activatable;
      const entities = wanted.map((item) => this.newItem(projectId, item, activatable));
      await this.insertChosen(
        manager,
        entities.filter((_, i) => wanted[i]?.alias),
      );
      await this.insertRandom(
        manager,
        entities.filter((_, i) => !wanted[i]?.alias),
      );
      await this.audit.record(manager, {
        action: 'items-created',
        subject: { type: 'project', id: projectId },
        changes: changesBetween(null, { count: entities.length, activatable }),
      });
      return entities;
    });
    return { items: items.map((item) => this.toDto(item)), total: items.length };
  }

  async list(projectId: string, query: ItemListQuery): Promise<ItemListDto> {
    const { page, pageSize } = query;
    const select = await this.selection.of(projectId, query);
    const [items, total] = await select
      .orderBy('i.id', 'DESC')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .getManyAndCount();
    return { items: items.map((item) => this.toDto(item)), total, page, pageSize };
  }

  async get(id: string): Promise<ItemDto> {
    const item = await this.dataSource.manager.findOneBy(ItemEntity, { id });
    if (!item) throw new DomainError('not_found');
    return this.toDto(item);
  }

  /** Throws `not_found`. */
  async change(id: string, body: ChangeItemDto): Promise<ItemDto> {
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
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
    return this.get(id);
  }

  /** Throws `codes_activated` for a code that somebody holds or held: messages tell of it. */
  async delete(id: string): Promise<void> {
    await this.transactions.run(async (manager) => {
      const { alias, label } = await this.hold(manager, id);
      const { affected } = await manager.delete(ItemEntity, { id, activationCount: 0 });
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

  private newItem(projectId: string, { alias, label }: NewItemDto, activatable: boolean): ItemEntity {
    const now = this.clock.now();
    return {
      id: newId(),
      alias: alias ? normalizeAlias(alias) : newAlias(),
      projectId,
      label: label || null,
      status: 'active',
      activatable,
      viewOnly: false,
      maxActivations: null,
      activationCount: 0,
      ownerId: null,
      currentActivationId: null,
      createdAt: now,
      updatedAt: now,
    };
  }

  private async insertChosen(manager: EntityManager, items: ItemEntity[]): Promise<void> {
    for (const item of items) {
      try {
        await manager.insert(ItemEntity, item);
      } catch (error) {
        if (isUniqueViolation(error)) throw new DomainError('alias_taken', { alias: item.alias });
        throw error;
      }
    }
  }

  /** Inserts what the unique key lets through, then draws new aliases for the rest. */
  private async insertRandom(manager: EntityManager, items: ItemEntity[]): Promise<void> {
    let missing = items;
    for (let round = 0; missing.length > 0; round += 1) {
      if (round === ROUNDS) throw new DomainError('internal_error');
      if (round > 0) for (const item of missing) item.alias = newAlias();
      for (let i = 0; i < missing.length; i += ROWS_PER_STATEMENT) {
        const rows = missing.slice(i, i + ROWS_PER_STATEMENT);
        await manager
          .createQueryBuilder()
          .insert()
          .into(ItemEntity)
          .values(rows)
          .orIgnore()
          .updateEntity(false)
          .execute();
      }
      missing = await this.notInserted(manager, missing);
    }
  }

  private async notInserted(manager: EntityManager, items: ItemEntity[]): Promise<ItemEntity[]> {
    const found = new Set<string>();
    for (let i = 0; i < items.length; i += ROWS_PER_STATEMENT) {
      const ids = items.slice(i, i + ROWS_PER_STATEMENT).map(({ id }) => id);
      const rows = await manager.find(ItemEntity, { select: { id: true }, where: { id: In(ids) } });
      for (const { id } of rows) found.add(id);
    }
    return items.filter(({ id }) => !found.has(id));
  }

  private toDto(item: ItemEntity): ItemDto {
    return toItemDto(item, this.server.shortUrl);
  }
}

function wantedItems({ count, items }: NewItemsDto): NewItemDto[] {
  if ((count === undefined) === (items === undefined)) {
    throw new ValidationError([{ field: 'count', code: 'batch', message: 'Send either count or items' }]);
  }
  const wanted: NewItemDto[] = items ?? Array.from({ length: count ?? 0 }, () => ({}));
  const seen = new Set<string>();
  wanted.forEach(({ alias }, i) => {
    if (!alias) return;
    const normalized = normalizeAlias(alias);
    if (!isAlias(normalized) || RESERVED_ALIASES.has(normalized) || seen.has(normalized)) {
      const message = 'This alias is too short, reserved, or listed twice';
      throw new ValidationError([{ field: `items.${i}.alias`, code: 'alias', message }]);
    }
    seen.add(normalized);
  });
  return wanted;
}
