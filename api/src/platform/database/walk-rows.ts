import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Columns to go by, in their order; the last one is unique. An index that begins with them makes each step cheap. */
type Order<T> = { [Column in keyof T & string]?: 'ASC' | 'DESC' };

const ROWS_PER_STEP = 500;

/**
 * Reads all rows that are selected, step by step. A step begins behind the last row of the one before: what comes, changes
 * or goes meanwhile moves nothing. The columns of `order` have to be among those selected.
 */
export async function* walkRows<T extends ObjectLiteral>(
  selected: SelectQueryBuilder<T>,
  order: Order<T>,
  size = ROWS_PER_STEP,
): AsyncGenerator<T[]> {
  const { alias } = selected;
  const ordered = selected.clone().orderBy().limit(size);
  for (const column in order) ordered.addOrderBy(`${alias}.${column}`, order[column]);
  for (let step = ordered; ;) {
    const rows = await step.getMany();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    step = ordered.clone().andWhere(...behind(alias, order, last));
  }
}

/** For a and b: `a > last OR (a = last AND b > last)`. */
function behind<T extends ObjectLiteral>(alias: string, order: Order<T>, last: T): [string, ObjectLiteral] {
  const columns = Object.keys(order);
  const conditions = columns.map((column, i) =>
    [
      ...columns.slice(0, i).map((equal) => `${alias}.${equal} = :last_${equal}`),
      `${alias}.${column} ${order[column] === 'ASC' ? '>' : '<'} :last_${column}`,
    ].join(' AND '),
  );
  const parameters = Object.fromEntries(columns.map((column) => [`last_${column}`, last[column]]));
  return [`(${conditions.map((each) => `(${each})`).join(' OR ')})`, parameters];
}
