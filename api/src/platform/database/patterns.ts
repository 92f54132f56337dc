import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** A pattern that finds `text` anywhere, its wildcards taken literally. */
export function containing(text: string): string {
  return `%${startingWith(text)}`;
}

/** The same for what begins with `text`, which an index finds. */
export function startingWith(text: string): string {
  return `${text.replace(/[!%_]/g, '!$&')}%`;
}

/** Narrows a query to rows of which a column matches its pattern. @param patterns by column: `{ 'u.name': containing(q) }` */
export function narrowToPatterns<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  patterns: Record<string, string>,
): SelectQueryBuilder<T> {
  const columns = Object.keys(patterns);
  const conditions = columns.map((column) => `${column} LIKE :${parameterOf(column)} ESCAPE '!'`);
  const parameters = columns.map((column) => [parameterOf(column), patterns[column]]);
  return select.andWhere(`(${conditions.join(' OR ')})`, Object.fromEntries(parameters));
}

function parameterOf(column: string): string {
  return `pattern_${column.replace('.', '_')}`;
}
