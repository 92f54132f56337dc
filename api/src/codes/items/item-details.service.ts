import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ActivationEntity } from '../tables/activation.entity';
import { ServerConfig } from '../../platform/config/config';
import { MessageTotals } from '../activations/message-totals';
import { CodeScans } from '../scan-counts/code-scans';
import type { MyCodeScansDto } from '../scan-counts/code-scans.dto';
import { DomainError } from '../../platform/errors/domain-error';
import type { PageQuery } from '../../platform/http/list.dto';
import { ProjectEntity } from '../tables/project.entity';
import { scanStateOf } from '../scan-pages/scan-state';
import { TemplatesService } from '../templates/templates.service';
import { UsersService } from '../../accounts';
import type { ItemActivationListDto, ItemDetailDto, ItemHolderDto } from './item-detail.dto';
import { ItemEntity } from '../tables/item.entity';
import { toItemDto } from './to-item-dto';

/** What administrators see of one code. Every method throws `not_found`. */
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
    const project = await this.dataSource.manager.findOneByOrFail(ProjectEntity, { id: item.projectId });
    const { ownerId, currentActivationId } = item;
    const holders = await this.users.findAll(ownerId ? [ownerId] : []);
    const templates = await this.templates.of(currentActivationId ? [currentActivationId] : []);
    const activations = await this.dataSource.manager.find(ActivationEntity, {
      select: { id: true },
      where: { itemId: item.id },
    });
    const messages = await this.totals.count(activations.map((activation) => activation.id));
    return {
      ...toItemDto(item, this.server.codesUrl),
      projectName: project.name,
      ...scanStateOf({ ...item, projectArchived: project.archived }),
      owner: ownerId ? holder(ownerId, holders) : null,
      messageCount: [...messages.values()].reduce((sum, count) => sum + count, 0),
      template: templates.get(currentActivationId ?? '') ?? null,
    };
  }

  async activations(id: string, { page, pageSize }: PageQuery): Promise<ItemActivationListDto> {
    const { id: itemId } = await this.find(id);
    const [held, total] = await this.dataSource.manager.findAndCount(ActivationEntity, {
      where: { itemId },
      order: { activatedAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const holders = await this.users.findAll(held.map(({ userId }) => userId));
    const messages = await this.totals.count(held.map((each) => each.id));
    const items = held.map((each) => ({
      id: each.id,
      holder: holder(each.userId, holders),
      activatedAt: each.activatedAt,
      endedAt: each.endedAt,
      messageCount: messages.get(each.id) ?? 0,
    }));
    return { items, total, page, pageSize };
  }

  async scans(id: string, days: number): Promise<MyCodeScansDto> {
    const item = await this.find(id);
    return this.scanned.perDay(item.id, days);
  }

  private async find(id: string): Promise<ItemEntity> {
    const item = await this.dataSource.manager.findOneBy(ItemEntity, { id });
    if (!item) throw new DomainError('not_found');
    return item;
  }
}

function holder(id: string, holders: ReadonlyMap<string, { name: string | null }>): ItemHolderDto {
  return { id, name: holders.get(id)?.name ?? null };
}
