import { Injectable } from '@nestjs/common';
import { normalizeAlias } from '@ringtag/contracts';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ServerConfig } from '../../platform/config/config';
import { narrowToPatterns, startingWith } from '../../platform/database/patterns';
import { walkRows } from '../../platform/database/walk-rows';
import { DomainError } from '../../platform/errors/domain-error';
import { ProjectEntity } from '../tables/project.entity';
import type { ItemDto, ItemFilterDto } from './item.dto';
import { ItemEntity } from '../tables/item.entity';
import { toItemDto } from './to-item-dto';

type Selection = SelectQueryBuilder<ItemEntity>;

/** Which items of a project are meant. */
@Injectable()
export class ItemSelection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly server: ServerConfig,
  ) {}

  /** A query on `i`. Throws `not_found` for an unknown project. */
  async of(projectId: string, filter: ItemFilterDto, ids?: string[]): Promise<Selection> {
    await this.requireProject(projectId);
    const select = this.matching(projectId, filter);
    return ids ? select.andWhere({ id: In(ids) }) : select;
  }

  /** The same of a project that exists. */
  matching(projectId: string, { q, status, activated, activatable }: ItemFilterDto): Selection {
    const select = this.dataSource
      .createQueryBuilder(ItemEntity, 'i')
      .where('i.projectId = :projectId', { projectId });
    if (status) select.andWhere('i.status = :status', { status });
    if (activated === 'true') select.andWhere('i.activated = :held', { held: true });
    // Null is what the release before wrote.
    if (activated === 'false')
      select.andWhere('(i.activated = :held OR i.activated IS NULL)', { held: false });
    if (activatable) select.andWhere('i.activatable = :activatable', { activatable: activatable === 'true' });
    return q ? narrowToPatterns(select, patternsOf(q)) : select;
  }

  /** Throws `not_found`. */
  async requireProject(id: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(ProjectEntity, { id }))) throw new DomainError('not_found');
  }

  /** What was selected in the order in which it was made, a step at a time, as administrators see it. */
  async *inSteps(selected: Selection): AsyncGenerator<ItemDto[]> {
    for await (const items of walkRows(selected, { id: 'ASC' })) {
      yield items.map((item) => toItemDto(item, this.server.codesUrl));
    }
  }
}

/** What a search looks for: what begins with the text, because that is what an index finds (ADR 23). */
export function patternsOf(q: string): Record<string, string> {
  const alias = normalizeAlias(q);
  const label = { 'i.label': startingWith(q) };
  // Other letters than those of a code would make the database compare in another alphabet, without the index.
  return /^[A-Z0-9]+$/.test(alias) ? { 'i.alias': startingWith(alias), ...label } : label;
}
