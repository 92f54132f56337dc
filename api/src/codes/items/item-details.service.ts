import { Injectable } from '@nestjs/common';
import pick from 'lodash/pick';
import sum from 'lodash/sum';
import { DataSource } from 'typeorm';
import { UsersService } from '../../accounts';
import { ServerConfig } from '../../platform/config/config';
import { getRow } from '../../platform/database/get-row';
import { readShortPage } from '../../platform/database/long-list';
import { DomainError } from '../../platform/errors/domain-error';
import type { PageQuery } from '../../platform/http/list.dto';
import { MessageTotals } from '../activations/message-totals';
import { CodeScans } from '../scan-counts/code-scans';
import type { CodeScansDto } from '../scan-counts/code-scans.dto';
import { toScanState } from '../scan-pages/scan-state';
import { ActivationEntity } from '../tables/activation.entity';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';
import { TemplatesService } from '../templates/templates.service';
import type { HeldCodeListDto, ItemActivationListDto, ItemDetailDto, ItemHolderDto } from './item-detail.dto';
import { toItemDto } from './to-item-dto';

/** What administrators see of a code, and which codes an account holds. Every method throws `not_found`. */
@Injectable()
export class ItemDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: TemplatesService,
    private readonly scanned: CodeScans,
    private readonly users: UsersService,
    private readonly totals: MessageTotals,
    private readonly server: ServerConfig,
  ) {}

  async get(id: string): Promise<ItemDetailDto> {
    const item = await this.find(id);
    const { manager } = this.dataSource;
    const project = await getRow(manager, ProjectEntity, item.projectId);
    const { ownerId, currentActivationId } = item;
    const holders = await this.users.findAll(ownerId ? [ownerId] : []);
    const templates = await this.templates.findAll(currentActivationId ? [currentActivationId] : []);
    const activations = await manager.find(ActivationEntity, { select: { id: true }, where: { itemId: id } });
    const messages = await this.totals.count(activations.map((activation) => activation.id));
    return {
      ...toItemDto(item, this.server.codesUrl),
      projectName: project.name,
      ...toScanState({ ...item, projectArchived: project.archived }),
      owner: ownerId ? toHolder(ownerId, holders) : null,
      hasSecret: item.claimHash !== null,
      messageCount: sum([...messages.values()]),
      template: templates.get(currentActivationId ?? '') ?? null,
    };
  }

  async listActivations(itemId: string, query: PageQuery): Promise<ItemActivationListDto> {
    await this.find(itemId);
    const wanted = { where: { itemId }, order: { activatedAt: 'DESC', id: 'DESC' } } as const;
    const { rows: held, ...page } = await readShortPage(this.dataSource, ActivationEntity, wanted, query);
    const holders = await this.users.findAll(held.map(({ userId }) => userId));
    const messages = await this.totals.count(held.map(({ id }) => id));
    const items = held.map(({ id, userId, activatedAt, endedAt }) => {
      const messageCount = messages.get(id) ?? 0;
      return { id, holder: toHolder(userId, holders), activatedAt, endedAt, messageCount };
    });
    return { items, ...page };
  }

  async readScans(id: string, days: number): Promise<CodeScansDto> {
    await this.find(id);
    return this.scanned.readDays({ itemId: id }, days);
  }

  /** The codes that an account holds now, the newest first. */
  async listHeld(ownerId: string, query: PageQuery): Promise<HeldCodeListDto> {
    if (!(await this.users.find(ownerId))) throw new DomainError('not_found');
    // Without `select`: TypeORM would count the distinct values of the chosen columns, and so no row with a null.
    const wanted = { where: { ownerId }, order: { id: 'DESC' } } as const;
    const { rows: held, ...page } = await readShortPage(this.dataSource, ItemEntity, wanted, query);
    const items = held.map((item) => ({ ...pick(item, 'id', 'alias', 'digital'), label: item.adminNote }));
    return { items, ...page };
  }

  private find(id: string): Promise<ItemEntity> {
    return getRow(this.dataSource.manager, ItemEntity, id);
  }
}

function toHolder(id: string, holders: ReadonlyMap<string, { name: string | null }>): ItemHolderDto {
  return { id, name: holders.get(id)?.name ?? null };
}
