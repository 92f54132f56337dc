import { Injectable } from '@nestjs/common';
import { isAliasPart, normalizeAlias, SHEET } from '@ringtag/contracts';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ServerConfig } from '../../platform/config/config';
import { getRow } from '../../platform/database/get-row';
import { narrowToPatterns, startingWith } from '../../platform/database/patterns';
import { walkRows } from '../../platform/database/walk-rows';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';
import type { ItemDto, ItemFilterDto } from './item.dto';
import { toItemDto } from './to-item-dto';

type Selection = SelectQueryBuilder<ItemEntity>;

/** Selects codes of a project. */
@Injectable()
export class ItemSelection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly server: ServerConfig,
  ) {}

  /** A query of codes; the alias of their table is `i`. Throws `not_found` for an unknown project. */
  async select(projectId: string, filter: ItemFilterDto = {}, ids?: string[]): Promise<Selection> {
    await this.assertProject(projectId);
    const select = this.selectMatching(projectId, filter);
    return ids ? select.andWhere({ id: In(ids) }) : select;
  }

  /** The same, without checking that the project exists. */
  selectMatching(projectId: string, { q, status, activated, activatable }: ItemFilterDto): Selection {
    const select = this.dataSource
      .createQueryBuilder(ItemEntity, 'i')
      .where('i.projectId = :projectId', { projectId });
    if (status) select.andWhere('i.status = :status', { status });
    if (activated) select.andWhere('i.activated = :held', { held: activated === 'true' });
    if (activatable) select.andWhere('i.activatable = :activatable', { activatable: activatable === 'true' });
    return q ? narrowToPatterns(select, toPatterns(q)) : select;
  }

  /** Throws `not_found`. */
  get(id: string): Promise<ItemEntity> {
    return getRow(this.dataSource.manager, ItemEntity, id);
  }

  /** Throws `not_found`. */
  async assertProject(id: string): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(ProjectEntity, { id }))) throw new DomainError('not_found');
  }

  /**
   * The codes of a file to print, oldest first, in steps. Throws `not_found` for an unknown project, and a validation
   * error if there are no codes or more than fit in one file.
   */
  async readPrintable(
    projectId: string,
    filter?: ItemFilterDto,
    ids?: string[],
  ): Promise<AsyncIterable<ItemDto[]>> {
    const selected = await this.select(projectId, filter, ids);
    const count = await selected.clone().getCount();
    if (count > 0 && count <= SHEET.codes.max) return this.walk(selected);
    const message = `Choose 1 to ${SHEET.codes.max} codes; these are ${count}`;
    throw new ValidationError([{ field: 'filter', code: 'count', message }]);
  }

  /** The selected codes as administrators see them, oldest first, in steps. */
  async *walk(selected: Selection): AsyncGenerator<ItemDto[]> {
    for await (const items of walkRows(selected, { id: 'ASC' })) {
      yield items.map((item) => toItemDto(item, this.server.codesUrl));
    }
  }
}

/** A search finds aliases and labels that begin with the text, because an index finds these (ADR 23). */
export function toPatterns(q: string): Record<string, string> {
  const alias = normalizeAlias(q);
  const adminNote = { 'i.adminNote': startingWith(q) };
  // Aliases are an ASCII column. Comparing it with other characters converts it, and the index is not used.
  return isAliasPart(alias) ? { 'i.alias': startingWith(alias), ...adminNote } : adminNote;
}
