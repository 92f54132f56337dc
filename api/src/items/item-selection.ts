import { Injectable } from '@nestjs/common';
import { normalizeAlias } from '@ringtag/contracts';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ServerConfig } from '../config/config';
import { DomainError } from '../platform/http/domain-error';
import { containing } from '../platform/http/list.dto';
import { ProjectEntity } from '../projects/project.entity';
import type { ItemDto, ItemFilterDto } from './item.dto';
import { ItemEntity } from './item.entity';
import { toItemDto } from './to-item-dto';

/** Items read at a time. */
const STEP = 500;

/** Which items of a project are meant. */
@Injectable()
export class ItemSelection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly server: ServerConfig,
  ) {}

  /** A query on `i`. Throws `not_found` for an unknown project. */
  async of(
    projectId: string,
    { q, status, activated }: ItemFilterDto,
    ids?: string[],
  ): Promise<SelectQueryBuilder<ItemEntity>> {
    if (!(await this.dataSource.manager.existsBy(ProjectEntity, { id: projectId }))) {
      throw new DomainError('not_found');
    }
    const select = this.dataSource
      .createQueryBuilder(ItemEntity, 'i')
      .where('i.projectId = :projectId', { projectId });
    if (ids) select.andWhere({ id: In(ids) });
    if (status) select.andWhere('i.status = :status', { status });
    if (activated) select.andWhere(activated === 'true' ? 'i.ownerId IS NOT NULL' : 'i.ownerId IS NULL');
    if (q) {
      select.andWhere("(i.alias LIKE :alias ESCAPE '!' OR i.label LIKE :q ESCAPE '!')", {
        alias: containing(normalizeAlias(q)),
        q: containing(q),
      });
    }
    return select;
  }

  /** What was selected in the order in which it was made, a step at a time. */
  async *inSteps(selected: SelectQueryBuilder<ItemEntity>): AsyncGenerator<ItemDto[]> {
    selected.orderBy('i.id', 'ASC').limit(STEP);
    for (let step = selected; ;) {
      const items = await step.getMany();
      if (items.length > 0) yield items.map((item) => toItemDto(item, this.server.shortUrl));
      const last = items.at(-1);
      if (!last || items.length < STEP) return;
      step = selected.clone().andWhere('i.id > :last', { last: last.id });
    }
  }
}
