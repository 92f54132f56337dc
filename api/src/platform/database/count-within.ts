import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How many rows there are, as far as they are counted. */
export interface Counted {
  total: number;
  /** There are further ones. */
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

/** What a page holds of what was counted: behind the last row, nothing. */
export function partOf({ total }: Counted, page: number, pageSize: number): Part {
  const offset = (page - 1) * pageSize;
  return { offset, limit: Math.max(0, Math.min(pageSize, total - offset)) };
}
