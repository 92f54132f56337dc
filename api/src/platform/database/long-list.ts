import { REACH } from '@ringtag/contracts';
import {
  type EntityManager,
  type EntityTarget,
  In,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';

/** How many rows there are: exactly where that is stored, else as far as they are counted. */
export interface Counted {
  total: number;
  /** There are further ones than pages reach. */
  more: boolean;
}

export const withinReach = (count: number, reach: number): Counted => ({
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
  return withinReach(Number(count), reach);
}

export interface Part {
  offset: number;
  limit: number;
}

/** What a page holds of what was counted: behind the last row that pages reach, nothing. */
export function partOf({ total }: Counted, { page, pageSize }: { page: number; pageSize: number }): Part {
  const offset = (page - 1) * pageSize;
  return { offset, limit: Math.max(0, Math.min(pageSize, Math.min(total, REACH.rows) - offset)) };
}

/** The ids in a part of what is ordered: from an index alone, so that what stands before the part is not read. */
export async function idsIn<T extends ObjectLiteral>(
  ordered: SelectQueryBuilder<T>,
  { offset, limit }: Part,
): Promise<string[]> {
  const select = ordered.clone().select(`${ordered.alias}.id`, 'id').offset(offset).limit(limit);
  const rows = await select.getRawMany<{ id: string }>();
  return rows.map(({ id }) => id);
}

/** The rows with these ids, in their order; one that was deleted meanwhile is left out. */
export async function rowsOf<T extends { id: string }>(
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
export async function pageOf<T extends { id: string }>(
  entity: EntityTarget<T>,
  ordered: SelectQueryBuilder<T>,
  page: { page: number; pageSize: number },
): Promise<Counted & { rows: T[] }> {
  const counted = await countWithin(ordered, REACH.rows);
  const part = partOf(counted, page);
  const ids = part.limit > 0 ? await idsIn(ordered, part) : [];
  return { ...counted, rows: await rowsOf(ordered.connection.manager, entity, ids) };
}
