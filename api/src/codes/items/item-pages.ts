import { Injectable } from '@nestjs/common';
import { ITEM_STATUSES, type ItemSort, REACH } from '@ringtag/contracts';
import { DataSource, In, IsNull, type SelectQueryBuilder } from 'typeorm';
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
import { narrowToPatterns } from '../../platform/database/patterns';
import { ProjectEntity } from '../tables/project.entity';
import type { ItemFilterDto, ItemListQuery } from './item.dto';
import { ItemEntity } from '../tables/item.entity';
import { ItemSelection, patternsOf } from './item-selection';

type Selection = SelectQueryBuilder<ItemEntity>;

/** A page in the order of the list: first the ids, from an index alone; what stands before the page is not read. */
export interface ItemPage extends Counted {
  items: ItemEntity[];
}

interface Statement {
  sql: string;
  parameters: unknown[];
}

/** Orders of rows that were found or put together. Databases would sort a missing label before all others. */
const ORDERS: Record<ItemSort, string> = {
  newest: 'id DESC',
  oldest: 'id ASC',
  code: 'alias ASC',
  label: 'label IS NULL ASC, label ASC, id ASC',
};

const SORTED_BY: Record<ItemSort, ('alias' | 'label')[]> = {
  newest: [],
  oldest: [],
  code: ['alias'],
  label: ['label'],
};

/** Pages of the codes of a project that take no longer however many there are (ADR 23). */
@Injectable()
export class ItemPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly selection: ItemSelection,
  ) {}

  /** Throws `not_found` for an unknown project. */
  async page(projectId: string, { page, pageSize, sort, ...filter }: ItemListQuery): Promise<ItemPage> {
    await this.selection.requireProject(projectId);
    const counted = await this.count(projectId, filter);
    const part = cutPart(counted, { page, pageSize });
    const ids = part.limit > 0 ? await this.ids(projectId, filter, sort, part) : [];
    return { items: await readRows(this.dataSource.manager, ItemEntity, ids), ...counted };
  }

  /** How many match, as far as pages reach. */
  private async count(projectId: string, filter: ItemFilterDto): Promise<Counted> {
    if (filter.q) {
      const { sql, parameters } = this.found(projectId, filter, 'newest');
      const rows = await this.dataSource.query<[{ count: string | number }]>(
        `SELECT COUNT(*) AS count FROM (${sql}) found`,
        parameters,
      );
      return limitToReach(Number(rows[0].count), REACH.found);
    }
    const stored = await this.storedCount(projectId, filter);
    if (stored !== undefined) return { total: stored, more: stored > REACH.rows };
    return countWithin(this.counted(projectId, filter), REACH.rows);
  }

  /** What the project counts anyway (ADR 22); undefined for other filters. */
  private async storedCount(
    projectId: string,
    { status, activatable, activated }: ItemFilterDto,
  ): Promise<number | undefined> {
    if (status || activatable) return undefined;
    const project = await this.dataSource.manager.findOneBy(ProjectEntity, { id: projectId });
    const itemCount = project?.itemCount ?? undefined;
    const activatedCount = project?.activatedCount ?? undefined;
    // The release before did not count.
    if (itemCount === undefined || activatedCount === undefined) return undefined;
    if (!activated) return itemCount;
    return activated === 'true' ? activatedCount : itemCount - activatedCount;
  }

  /** The same codes, with all that the index of the filters begins with. */
  private counted(projectId: string, filter: ItemFilterDto): Selection {
    const select = this.selection.matching(projectId, filter);
    if (!filter.status) select.andWhere({ status: In(ITEM_STATUSES) });
    if (!filter.activatable) select.andWhere({ activatable: In([true, false]) });
    return select;
  }

  private async ids(projectId: string, filter: ItemFilterDto, sort: ItemSort, part: Part): Promise<string[]> {
    const { offset, limit } = part;
    if (filter.q) {
      return this.idsOf(this.found(projectId, filter, sort), sort, part);
    }
    if (sort === 'label') {
      const { named, unnamed } = partsByLabel(this.selection.matching(projectId, filter));
      return readIdsOfBoth(named, unnamed, part);
    }
    if (sort === 'code' || !(filter.status || filter.activatable || filter.activated)) {
      const select = inOrder(this.selection.matching(projectId, filter), sort);
      return readIds(select, part);
    }
    const groups = this.groups(projectId, filter).map((group) => inOrder(group, sort).limit(offset + limit));
    return this.idsOf(united('UNION ALL', groups, []), sort, part);
  }

  /** Each group of codes that the index of the filters holds one behind the other, in the order of their ids. */
  private groups(projectId: string, { status, activated, activatable }: ItemFilterDto): Selection[] {
    const all = this.selection.matching(projectId, {});
    const wanted = {
      status: status ? [status] : ITEM_STATUSES,
      activatable: activatable ? [activatable === 'true'] : [true, false],
      activated: activated === 'true' ? [true] : [false, null, ...(activated ? [] : [true])],
    };
    return wanted.status.flatMap((of) =>
      wanted.activatable.flatMap((may) =>
        wanted.activated.map((held) =>
          all.clone().andWhere({ status: of, activatable: may, activated: held ?? IsNull() }),
        ),
      ),
    );
  }

  /** What a search finds: of each kind the first ones, in the order of their index. */
  private found(projectId: string, { q = '', ...filter }: ItemFilterDto, sort: ItemSort): Statement {
    const each = Object.entries(patternsOf(q)).map(([column, pattern]) => {
      const select = narrowToPatterns(this.selection.matching(projectId, filter), { [column]: pattern });
      const order = column === 'i.alias' ? inOrder(select, 'code') : partsByLabel(select).named;
      return order.limit(REACH.found + 1);
    });
    return united('UNION', each, SORTED_BY[sort]);
  }

  private async idsOf(
    { sql, parameters }: Statement,
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

/** The rows of all of them, each once with UNION. */
function united(how: 'UNION' | 'UNION ALL', selections: Selection[], columns: readonly string[]): Statement {
  const each = selections.map((select) => {
    select.select('i.id', 'id');
    for (const column of columns) select.addSelect(`i.${column}`, column);
    return select.getQueryAndParameters();
  });
  return {
    sql: each.map(([sql], n) => `SELECT * FROM (${sql}) part${n}`).join(` ${how} `),
    parameters: each.flatMap(([, parameters]) => parameters),
  };
}

export function inOrder(select: Selection, sort: Exclude<ItemSort, 'label'>): Selection {
  if (sort === 'code') return select.orderBy('i.alias', 'ASC');
  return select.orderBy('i.id', sort === 'oldest' ? 'ASC' : 'DESC');
}

/** The two ranges that the order by label is made of. */
export function partsByLabel(selected: Selection): { named: Selection; unnamed: Selection } {
  return {
    named: selected.clone().andWhere('i.label IS NOT NULL').orderBy({ 'i.label': 'ASC', 'i.id': 'ASC' }),
    unnamed: selected.clone().andWhere('i.label IS NULL').orderBy('i.id', 'ASC'),
  };
}
