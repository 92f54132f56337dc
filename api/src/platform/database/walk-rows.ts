import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The columns to sort by; the last one must be unique. An index that begins with them makes each step cheap. */
type Order<T> = { [Column in keyof T & string]?: 'ASC' | 'DESC' };

const ROWS_PER_STEP = 500;

/**
 * Reads all selected rows in batches. Each batch starts after the last row of the one before, so that rows that are
 * inserted or deleted meanwhile do not shift it. The selection must contain the columns of `order`.
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
