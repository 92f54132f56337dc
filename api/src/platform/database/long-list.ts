import { REACH } from '@ringtag/contracts';
import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  type FindManyOptions,
  In,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import { containing, narrowToPatterns } from './patterns';

/** How many rows there are: the exact number where it is stored, else at most as many as are counted. */
export interface Counted {
  total: number;
  /** Whether there are more rows than pages can show. */
  more: boolean;
}

/** Limits a count to what pages can show. */
export const limitToReach = (count: number, reach: number): Counted => ({
  total: Math.min(count, reach),
  more: count > reach,
});

/** Counts up to `reach` rows, so that it stays fast with any number of rows (ADR 23). */
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

/** The part of a list that a page shows. */
export function toPart({ page, pageSize }: Page): Part {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}

/** The rows of a page, within the counted rows and within what pages can show. */
export function cutPart({ total }: Counted, page: Page): Part {
  const { offset, limit } = toPart(page);
  return { offset, limit: Math.max(0, Math.min(limit, Math.min(total, REACH.rows) - offset)) };
}

/** Reads the ids of a part of an ordered query, from an index alone: the rows before the part are not read. */
export async function readIds<T extends ObjectLiteral>(
  ordered: SelectQueryBuilder<T>,
  { offset, limit }: Part,
): Promise<string[]> {
  const select = ordered.clone().select(`${ordered.alias}.id`, 'id').offset(offset).limit(limit);
  const rows = await select.getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/**
 * The same for two queries, one after the other: first the rows with a name, then those without. A single query would
 * sort missing names first.
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

/** Reads rows by their ids and keeps the order of the ids. Rows that were deleted meanwhile are missing. */
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

/** Reads a page of a list that is ordered by an index, and counts its rows. */
export async function readPage<T extends { id: string }>(
  entity: EntityTarget<T>,
  ordered: SelectQueryBuilder<T>,
  { page, pageSize }: Page,
): Promise<Counted & Page & { rows: T[] }> {
  const counted = await countWithin(ordered, REACH.rows);
  const part = cutPart(counted, { page, pageSize });
  const ids = part.limit > 0 ? await readIds(ordered, part) : [];
  return { ...counted, page, pageSize, rows: await readRows(ordered.connection.manager, entity, ids) };
}

/** Reads a page of a short list, and counts its rows. */
export async function readShortPage<T extends ObjectLiteral>(
  { manager }: DataSource,
  entity: EntityTarget<T>,
  wanted: Pick<FindManyOptions<T>, 'where' | 'order'>,
  { page, pageSize }: Page,
): Promise<Page & { rows: T[]; total: number }> {
  const { offset: skip, limit: take } = toPart({ page, pageSize });
  const [rows, total] = await manager.findAndCount(entity, { ...wanted, skip, take });
  return { rows, total, page, pageSize };
}

/** Reads a page of a short list, ordered by name, of rows whose name contains `q`, and counts them. */
export async function readPageByName<T extends { id: string; name: string }>(
  dataSource: DataSource,
  entity: EntityTarget<T>,
  { q, page, pageSize }: Page & { q?: string },
): Promise<Page & { rows: T[]; total: number }> {
  const { offset, limit } = toPart({ page, pageSize });
  const select = dataSource.createQueryBuilder(entity, 'r');
  if (q) narrowToPatterns(select, { 'r.name': containing(q) });
  const ordered = select.orderBy('r.name', 'ASC').addOrderBy('r.id', 'ASC').offset(offset).limit(limit);
  const [rows, total] = await ordered.getManyAndCount();
  return { rows, total, page, pageSize };
}
