import { REACH } from '@ringtag/contracts';
import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  In,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import { containing, narrowToPatterns } from './patterns';

/** How many rows there are: exactly where that is stored, else as far as they are counted. */
export interface Counted {
  total: number;
  /** There are further ones than pages reach. */
  more: boolean;
}

/** What is said of a count: no more than what pages reach. */
export const limitToReach = (count: number, reach: number): Counted => ({
  total: Math.min(count, reach),
  more: count > reach,
});

/** Counts no further than `reach`, so that it takes no longer however many there are (ADR 23). */
export async function countWithin<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  reach: number,
): Promise<Counted> {
  const some = select
    .clone()
    .orderBy()
    .select('1', 'one')
    .limit(reach + 1);
  const [sql, parameters] = some.getQueryAndParameters();
  const [{ count }] = await select.connection.query<[{ count: string | number }]>(
    `SELECT COUNT(*) AS count FROM (${sql}) counted`,
    parameters,
  );
  return limitToReach(Number(count), reach);
}

export interface Part {
  offset: number;
  limit: number;
}

interface Page {
  page: number;
  pageSize: number;
}

/** What a page holds of what was counted: behind the last row that pages reach, nothing. */
export function cutPart({ total }: Counted, { page, pageSize }: Page): Part {
  const offset = (page - 1) * pageSize;
  return { offset, limit: Math.max(0, Math.min(pageSize, Math.min(total, REACH.rows) - offset)) };
}

/** The ids in a part of what is ordered: from an index alone, so that what stands before the part is not read. */
export async function readIds<T extends ObjectLiteral>(
  ordered: SelectQueryBuilder<T>,
  { offset, limit }: Part,
): Promise<string[]> {
  const select = ordered.clone().select(`${ordered.alias}.id`, 'id').offset(offset).limit(limit);
  const rows = await select.getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/**
 * The same for two queries, the second one behind the first: those with a name before those without, where databases
 * would sort a missing one before all others.
 */
export async function readIdsOfBoth<T extends ObjectLiteral>(
  first: SelectQueryBuilder<T>,
  second: SelectQueryBuilder<T>,
  { offset, limit }: Part,
): Promise<string[]> {
  const ids = await readIds(first, { offset, limit });
  if (ids.length === limit) return ids;
  const before = ids.length > 0 ? offset : (await countWithin(first, offset)).total;
  return [...ids, ...(await readIds(second, { offset: offset - before, limit: limit - ids.length }))];
}

/** The rows with these ids, in their order; one that was deleted meanwhile is left out. */
export async function readRows<T extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  ids: string[],
): Promise<T[]> {
  const rows = await manager
    .createQueryBuilder(entity, 'r')
    .where({ id: In(ids) })
    .getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A page of a list in the order of an index, and how many rows there are. */
export async function readPage<T extends { id: string }>(
  entity: EntityTarget<T>,
  ordered: SelectQueryBuilder<T>,
  page: Page,
): Promise<Counted & { rows: T[] }> {
  const counted = await countWithin(ordered, REACH.rows);
  const part = cutPart(counted, page);
  const ids = part.limit > 0 ? await readIds(ordered, part) : [];
  return { ...counted, rows: await readRows(ordered.connection.manager, entity, ids) };
}

/** A page of a short list by name, of those whose name holds `q`, and how many there are. */
export function readPageByName<T extends { id: string; name: string }>(
  dataSource: DataSource,
  entity: EntityTarget<T>,
  { page, pageSize, q }: Page & { q?: string },
): Promise<[T[], number]> {
  const select = dataSource.createQueryBuilder(entity, 'r');
  if (q) narrowToPatterns(select, { 'r.name': containing(q) });
  return select
    .orderBy('r.name', 'ASC')
    .addOrderBy('r.id', 'ASC')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .getManyAndCount();
}
