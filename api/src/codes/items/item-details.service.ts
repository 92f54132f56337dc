import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ActivationEntity } from '../activations/activation.entity';
import { ServerConfig } from '../../platform/config/config';
import { MessageEntity } from '../../inbox/messages/message.entity';
import { MyCodeScans } from '../scan-counts/my-code-scans';
import type { MyCodeScansDto } from '../../self-service/my-codes/my-code.dto';
import { DomainError } from '../../platform/http/domain-error';
import type { PageQuery } from '../../platform/http/list.dto';
import { ProjectEntity } from '../projects/project.entity';
import { scanStateOf } from '../scan-pages/scan-state';
import { TemplatesService } from '../templates/templates.service';
import { UserEntity } from '../../accounts/users/user.entity';
import type { ItemActivationListDto, ItemDetailDto, ItemHolderDto } from './item-detail.dto';
import { ItemEntity } from './item.entity';
import { toItemDto } from './to-item-dto';

/** What administrators see of one code. Every method throws `not_found`. */
@Injectable()
export class ItemDetailsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly templates: TemplatesService,
    private readonly scanned: MyCodeScans,
    private readonly server: ServerConfig,
  ) {}

  async get(id: string): Promise<ItemDetailDto> {
    const item = await this.find(id);
    const project = await this.dataSource.manager.findOneByOrFail(ProjectEntity, { id: item.projectId });
    const { ownerId, currentActivationId } = item;
    const names = await this.namesOf(ownerId ? [ownerId] : []);
    const templates = await this.templates.of(currentActivationId ? [currentActivationId] : []);
    const messages = await this.messagesOf([item.id], 'itemId');
    return {
      ...toItemDto(item, this.server.codesUrl),
      projectName: project.name,
      ...scanStateOf({ ...item, projectArchived: project.archived }),
      owner: ownerId ? holder(ownerId, names) : null,
      messageCount: messages.get(item.id) ?? 0,
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
    const names = await this.namesOf(held.map(({ userId }) => userId));
    const messages = await this.messagesOf(
      held.map((each) => each.id),
      'id',
    );
    const items = held.map((each) => ({
      id: each.id,
      holder: holder(each.userId, names),
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

  private async namesOf(ids: string[]): Promise<Map<string, string | null>> {
    const users = await this.dataSource.manager.find(UserEntity, {
      select: { id: true, name: true },
      where: { id: In(ids) },
    });
    return new Map(users.map(({ id, name }) => [id, name]));
  }

  /** How many messages came, by activation or by code. */
  private async messagesOf(ids: string[], by: 'id' | 'itemId'): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows: { key: string; count: string | number }[] = await this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .innerJoin(ActivationEntity, 'a', 'a.id = m.activationId')
      .select(`a.${by}`, 'key')
      .addSelect('COUNT(*)', 'count')
      .where(`a.${by} IN (:...ids)`, { ids })
      .groupBy(`a.${by}`)
      .getRawMany();
    return new Map(rows.map(({ key, count }) => [key, Number(count)]));
  }
}

function holder(id: string, names: ReadonlyMap<string, string | null>): ItemHolderDto {
  return { id, name: names.get(id) ?? null };
}
