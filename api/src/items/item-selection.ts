import { Injectable } from '@nestjs/common';
import { type ItemSort, normalizeAlias } from '@ringtag/contracts';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ServerConfig } from '../config/config';
import { DomainError } from '../platform/http/domain-error';
import { containing } from '../platform/http/list.dto';
import { ProjectEntity } from '../projects/project.entity';
import type { ItemDto, ItemFilterDto } from './item.dto';
import { ItemEntity } from './item.entity';
import { toItemDto } from './to-item-dto';

type Selection = SelectQueryBuilder<ItemEntity>;

interface Part {
  offset: number;
  limit: number;
}

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
    { q, status, activated, activatable }: ItemFilterDto,
    ids?: string[],
  ): Promise<Selection> {
    await this.requireProject(projectId);
    const select = this.dataSource
      .createQueryBuilder(ItemEntity, 'i')
      .where('i.projectId = :projectId', { projectId });
    if (ids) select.andWhere({ id: In(ids) });
    if (status) select.andWhere('i.status = :status', { status });
    if (activated) select.andWhere(activated === 'true' ? 'i.ownerId IS NOT NULL' : 'i.ownerId IS NULL');
    if (activatable) select.andWhere('i.activatable = :activatable', { activatable: activatable === 'true' });
    if (q) {
      select.andWhere("(i.alias LIKE :alias ESCAPE '!' OR i.label LIKE :q ESCAPE '!')", {
        alias: containing(normalizeAlias(q)),
        q: containing(q),
      });
    }
    return select;
  }

  /** Throws `not_found`. */
  async requireProject(id: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(ProjectEntity, { id }))) throw new DomainError('not_found');
  }

  /** A part of what was selected, in order. */
  async part(selected: Selection, sort: ItemSort, { offset, limit }: Part): Promise<ItemEntity[]> {
    if (sort !== 'label') return ordered(selected, sort).offset(offset).limit(limit).getMany();
    // Two ranges: databases would sort a missing label before all others.
    const { named, unnamed } = partsByLabel(selected);
    const first = await named.clone().offset(offset).limit(limit).getMany();
    const rest = limit - first.length;
    if (rest === 0) return first;
    const before = first.length > 0 ? offset + first.length : await named.clone().getCount();
    const behind = offset + first.length - before;
    return [...first, ...(await unnamed.offset(behind).limit(rest).getMany())];
  }

  /** What was selected in the order in which it was made, a step at a time, as administrators see it. */
  async *inSteps(selected: Selection): AsyncGenerator<ItemDto[]> {
    for await (const items of this.steps(selected, STEP)) {
      yield items.map((item) => toItemDto(item, this.server.shortUrl));
    }
  }

  /** A step begins behind the last code of the one before: what comes or changes meanwhile moves nothing. */
  async *steps(selected: Selection, size: number): AsyncGenerator<ItemEntity[]> {
    selected.orderBy('i.id', 'ASC').limit(size);
    for (let step = selected; ;) {
      const items = await step.getMany();
      if (items.length > 0) yield items;
      const last = items.at(-1);
      if (!last || items.length < size) return;
      step = selected.clone().andWhere('i.id > :last', { last: last.id });
    }
  }
}

export function ordered(selected: Selection, sort: Exclude<ItemSort, 'label'>): Selection {
  if (sort === 'code') return selected.orderBy('i.alias', 'ASC');
  return selected.orderBy('i.id', sort === 'oldest' ? 'ASC' : 'DESC');
}

/** The two ranges that the order by label is made of. */
export function partsByLabel(selected: Selection): { named: Selection; unnamed: Selection } {
  return {
    named: selected
      .clone()
      .andWhere('i.label IS NOT NULL')
      .orderBy('i.label', 'ASC')
      .addOrderBy('i.id', 'ASC'),
    unnamed: selected.clone().andWhere('i.label IS NULL').orderBy('i.id', 'ASC'),
  };
}
