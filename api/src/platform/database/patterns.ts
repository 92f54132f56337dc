import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** A LIKE pattern that finds `text` anywhere and takes its wildcards literally. */
export function containing(text: string): string {
  return `%${startingWith(text)}`;
}

/** A LIKE pattern for what begins with `text`. It can use an index. */
export function startingWith(text: string): string {
  return `${text.replace(/[!%_]/g, '!$&')}%`;
}

/**
 * Narrows a query to rows where at least one column matches its pattern.
 * @param patterns by column: `{ 'u.name': containing(q) }`
 */
export function narrowToPatterns<T extends ObjectLiteral>(
  select: SelectQueryBuilder<T>,
  patterns: Record<string, string>,
): SelectQueryBuilder<T> {
  const columns = Object.keys(patterns);
  const conditions = columns.map((column) => `${column} LIKE :${toParameter(column)} ESCAPE '!'`);
  const parameters = columns.map((column) => [toParameter(column), patterns[column]]);
  return select.andWhere(`(${conditions.join(' OR ')})`, Object.fromEntries(parameters));
}

function toParameter(column: string): string {
  return `pattern_${column.replace('.', '_')}`;
}
