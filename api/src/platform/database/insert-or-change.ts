import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** How a statement names what it was to insert into a column. */
type Given = (column: string) => string;

/**
 * Inserts rows, and changes those that are there: `change` answers the new value of columns, as SQL. `key` are the
 * columns of a unique key, if it is not the primary one that decides.
 * One statement, in the order of the primary key, that holds each row for itself at once. INSERT IGNORE (`orIgnore`)
 * shares a row that is there: of two who change it afterwards, each waits for the other (MySQL).
 */
export async function insertOrChange<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: QueryDeepPartialEntity<T>[],
  change: (given: Given) => Record<string, string>,
  key?: string[],
): Promise<void> {
  const primary = manager.connection
    .getMetadata(entity)
    .primaryColumns.map(({ propertyName }) => propertyName);
  const ordered = [...rows].sort((a, b) => compare(a, b, primary));
  const [insert, parameters] = manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(ordered)
    .getQueryAndParameters();
  const mysql = manager.connection.options.type === 'mysql';
  const given: Given = (column) => (mysql ? `VALUES(${quoted(column)})` : `excluded.${quoted(column)}`);
  const changes = Object.entries(change(given)).map(([column, value]) => `${quoted(column)} = ${value}`);
  const conflict = mysql
    ? 'ON DUPLICATE KEY UPDATE'
    : `ON CONFLICT (${(key ?? primary).map(quoted).join(', ')}) DO UPDATE SET`;
  await manager.query(`${insert} ${conflict} ${changes.join(', ')}`, parameters);
}

/** Backticks are quotes on both engines. */
function quoted(column: string): string {
  return `\`${column}\``;
}

function compare(a: ObjectLiteral, b: ObjectLiteral, columns: string[]): number {
  const column = columns.find((each) => a[each] !== b[each]);
  return column === undefined ? 0 : a[column] < b[column] ? -1 : 1;
}
