import { Injectable } from '@nestjs/common';
import {
  isAliasPart,
  ITEM_STATUSES,
  type ItemSort,
  normalizeAlias,
  parseAlias,
  REACH,
  SHEET,
  trimmed,
} from '@ringtag/contracts';
import compact from 'lodash/compact';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import { DataSource, In, type SelectQueryBuilder } from 'typeorm';
import { ServerConfig } from '../../platform/config/config';
import { getRow } from '../../platform/database/get-row';
import {
  type Counted,
  countWithin,
  cutPart,
  limitToReach,
  type Part,
  readIds,
  readIdsOfBoth,
  readRows,
} from '../../platform/database/long-list';
import {
  aliasStartingWith,
  containing,
  narrowToPatterns,
  type Pattern,
  startingWith,
} from '../../platform/database/patterns';
import { walkRows } from '../../platform/database/walk-rows';
import { DomainError, newFieldError } from '../../platform/errors/domain-error';
import { QrDesignsService } from '../qr/qr-designs.service';
import { thumbnailPath } from '../qr/thumbnail-answer';
import { ItemEntity } from '../tables/item.entity';
import { ProjectEntity } from '../tables/project.entity';
import type { FoundItemsDto, ItemDto, ItemFilterDto, ItemListDto, ItemListQuery } from './item.dto';
import { toItemDto } from './to-item-dto';

type Selection = SelectQueryBuilder<ItemEntity>;

/** Codes that a search over all projects answers. */
const FOUND = 10;

type Statement = [sql: string, parameters: unknown[]];

/** The orders of rows from a union. Without the first column, databases sort codes without a label first. */
const ORDERS: Record<ItemSort, string> = {
  newest: 'id DESC',
  oldest: 'id ASC',
  code: 'alias ASC',
  label: 'adminNote IS NULL ASC, adminNote ASC, id ASC',
};

/** The column that an order needs beside the id. */
const SORTED_BY: Partial<Record<ItemSort, 'alias' | 'adminNote'>> = { code: 'alias', label: 'adminNote' };

/** Selects codes of a project. Reading a page of them takes the same time in a project of any size (ADR 23). */
@Injectable()
export class ItemSelection {
  constructor(
    private readonly dataSource: DataSource,
    private readonly designs: QrDesignsService,
    private readonly server: ServerConfig,
  ) {}

  /** A query of codes; the alias of their table is `i`. Throws `not_found` for an unknown project. */
  async select(projectId: string, filter: ItemFilterDto = {}, ids?: string[]): Promise<Selection> {
    await this.assertProject(projectId);
    const select = this.selectMatching(projectId, filter);
    return ids ? select.andWhere({ id: In(ids) }) : select;
  }

  /** The same, without checking that the project exists. */
  private selectMatching(projectId: string, { q, status, activated, activatable }: ItemFilterDto): Selection {
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
    return this.walk(await this.selectPrintable(projectId, filter, ids));
  }

  /** The query of `readPrintable`, which throws the same. */
  async selectPrintable(projectId: string, filter?: ItemFilterDto, ids?: string[]): Promise<Selection> {
    const selected = await this.select(projectId, filter, ids);
    const count = await selected.clone().getCount();
    if (count > 0 && count <= SHEET.codes.max) return selected;
    throw newFieldError('filter', 'count', `Choose 1 to ${SHEET.codes.max} codes; these are ${count}`);
  }

  /** The selected codes as administrators see them, oldest first, in steps. */
  async *walk(selected: Selection): AsyncGenerator<ItemDto[]> {
    for await (const items of walkRows(selected, { id: 'ASC' })) {
      yield items.map((item) => toItemDto(item, this.server.codesUrl));
    }
  }

  /** Reads the ids of the page from an index first, then the rows. Throws `not_found` for an unknown project. */
  async list(projectId: string, { page, pageSize, sort, ...filter }: ItemListQuery): Promise<ItemListDto> {
    const project = await getRow(this.dataSource.manager, ProjectEntity, projectId);
    const counted = await this.count(project, filter);
    const part = cutPart(counted, { page, pageSize });
    const ids = part.limit > 0 ? await this.findIds(projectId, filter, sort, part) : [];
    const rows = await readRows(this.dataSource.manager, ItemEntity, ids);
    const thumbnails = await this.designs.findThumbnails(rows);
    const items = rows.map((item) => ({
      ...toItemDto(item, this.server.codesUrl),
      thumbnail: thumbnailPath('items', item.id, thumbnails.get(item.id)!),
    }));
    return { items, ...counted, page, pageSize };
  }

  /**
   * Finds codes of all projects: by the beginning of their alias or the address that they lead to, then by a part of
   * their label.
   */
  async find(q: string): Promise<FoundItemsDto> {
    const alias = parseAlias(q.split('/').at(-1) ?? '');
    const byAlias = isAliasPart(alias) ? await this.findIdsWhere('i.alias', aliasStartingWith(alias)) : [];
    const isFull = byAlias.length === FOUND;
    const byLabel =
      isFull || !trimmed(q) ? [] : await this.findIdsWhere('i.adminNote', containing(trimmed(q)));
    const ids = [...new Set([...byAlias, ...byLabel])].slice(0, FOUND);
    const rows = keyBy(await this.dataSource.manager.findBy(ItemEntity, { id: In(ids) }), 'id');
    return { items: compact(ids.map((id) => rows[id])).map((item) => toItemDto(item, this.server.codesUrl)) };
  }

  /** Reads an index alone. The first ones by alias; of labels, those that the index has first. */
  private async findIdsWhere(column: 'i.alias' | 'i.adminNote', pattern: Pattern): Promise<string[]> {
    const select = this.dataSource.createQueryBuilder(ItemEntity, 'i').select('i.id', 'id');
    narrowToPatterns(select, { [column]: pattern });
    if (column === 'i.alias') select.orderBy('i.alias');
    return map(await select.limit(FOUND).getRawMany<{ id: string }>(), 'id');
  }

  /** How many codes match, counted no further than pages reach. */
  private async count(project: ProjectEntity, filter: ItemFilterDto): Promise<Counted> {
    if (filter.q) {
      const [sql, parameters] = this.buildSearch(project.id, filter, 'newest');
      const rows = await this.dataSource.query<[{ count: string | number }]>(
        `SELECT COUNT(*) AS count FROM (${sql}) found`,
        parameters,
      );
      return limitToReach(Number(rows[0].count), REACH.found);
    }
    const stored = storedCount(project, filter);
    if (stored !== undefined) return { total: stored, more: stored > REACH.rows };
    const select = this.selectMatching(project.id, filter);
    // Conditions on all leading columns of the index let the database count from the index alone.
    if (!filter.status) select.andWhere({ status: In(ITEM_STATUSES) });
    if (!filter.activatable) select.andWhere({ activatable: In([true, false]) });
    return countWithin(select, REACH.rows);
  }

  private async findIds(
    projectId: string,
    filter: ItemFilterDto,
    sort: ItemSort,
    part: Part,
  ): Promise<string[]> {
    if (filter.q) return this.queryIds(this.buildSearch(projectId, filter, sort), sort, part);
    if (sort === 'label') {
      const { named, unnamed } = splitByNote(this.selectMatching(projectId, filter));
      return readIdsOfBoth(named, unnamed, part);
    }
    if (sort === 'code' || !(filter.status || filter.activatable || filter.activated)) {
      return readIds(orderItems(this.selectMatching(projectId, filter), sort), part);
    }
    const end = part.offset + part.limit;
    const groups = this.selectGroups(projectId, filter).map((group) => orderItems(group, sort).limit(end));
    return this.queryIds(unite('UNION ALL', groups), sort, part);
  }

  /** One query for each combination of status and flags: for each of them the index is sorted by id. */
  private selectGroups(projectId: string, filter: ItemFilterDto): Selection[] {
    const { status, activated, activatable, ...others } = filter;
    const all = this.selectMatching(projectId, others);
    const wanted = {
      status: status ? [status] : ITEM_STATUSES,
      activatable: activatable ? [activatable === 'true'] : [true, false],
      activated: activated ? [activated === 'true'] : [false, true],
    };
    return wanted.status.flatMap((of) =>
      wanted.activatable.flatMap((may) =>
        wanted.activated.map((held) =>
          all.clone().andWhere({ status: of, activatable: may, activated: held }),
        ),
      ),
    );
  }

  /** The result of a search: the first codes by alias and the first ones by label, each read from its index. */
  private buildSearch(projectId: string, { q = '', ...filter }: ItemFilterDto, sort: ItemSort): Statement {
    const each = Object.entries(toPatterns(q)).map(([column, pattern]) => {
      const select = narrowToPatterns(this.selectMatching(projectId, filter), {
        [column]: pattern,
      });
      const order = column === 'i.alias' ? orderItems(select, 'code') : splitByNote(select).named;
      return order.limit(REACH.found + 1);
    });
    return unite('UNION', each, SORTED_BY[sort]);
  }

  private async queryIds(
    [sql, parameters]: Statement,
    sort: ItemSort,
    { offset, limit }: Part,
  ): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM (${sql}) found ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}`,
      parameters,
    );
    return rows.map(({ id }) => id);
  }
}

/** The count that the project stores (ADR 22); undefined for filters without a stored count. */
function storedCount(
  { itemCount, activatedCount }: ProjectEntity,
  { activated, ...others }: ItemFilterDto,
): number | undefined {
  if (Object.values(others).some(Boolean)) return undefined;
  if (!activated) return itemCount;
  return activated === 'true' ? activatedCount : itemCount - activatedCount;
}

function unite(how: 'UNION' | 'UNION ALL', selections: Selection[], column?: string): Statement {
  const each = selections.map((select) => {
    select.select('i.id', 'id');
    if (column) select.addSelect(`i.${column}`, column);
    return select.getQueryAndParameters();
  });
  return [
    each.map(([sql], n) => `SELECT * FROM (${sql}) part${n}`).join(` ${how} `),
    each.flatMap(([, parameters]) => parameters),
  ];
}

function orderItems(select: Selection, sort: Exclude<ItemSort, 'label'>): Selection {
  if (sort === 'code') return select.orderBy('i.alias', 'ASC');
  return select.orderBy('i.id', sort === 'oldest' ? 'ASC' : 'DESC');
}

/** The order by label is two ranges of an index: codes with a label, then those without. */
function splitByNote(selected: Selection): { named: Selection; unnamed: Selection } {
  return {
    named: selected
      .clone()
      .andWhere('i.adminNote IS NOT NULL')
      .orderBy({ 'i.adminNote': 'ASC', 'i.id': 'ASC' }),
    unnamed: selected.clone().andWhere('i.adminNote IS NULL').orderBy('i.id', 'ASC'),
  };
}

/** A search finds aliases and labels that begin with the text, because an index finds these (ADR 23). */
function toPatterns(q: string): Record<string, Pattern> {
  const alias = normalizeAlias(q);
  const adminNote = { 'i.adminNote': startingWith(q) };
  // Aliases are an ASCII column. Comparing it with other characters converts it, and the index is not used.
  return isAliasPart(alias) ? { 'i.alias': aliasStartingWith(alias), ...adminNote } : adminNote;
}
