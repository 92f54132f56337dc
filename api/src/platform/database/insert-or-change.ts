import sortBy from 'lodash/sortBy';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** The SQL expression for the value that was to be inserted into a column. */
type Given = (column: string) => string;

/**
 * Inserts rows and changes those that exist already: `change` answers the new values of columns as SQL. `key` names the
 * columns of the unique key that decides, by default those of the primary key.
 * It is one statement in the order of the primary key, and it takes exclusive row locks at once. INSERT IGNORE
 * (`orIgnore`) takes shared locks on existing rows, so two transactions that then change a row deadlock (MySQL).
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
  const values = sortBy(rows, primary);
  const insertion = manager.createQueryBuilder().insert().into(entity).values(values);
  const [insert, parameters] = insertion.getQueryAndParameters();
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
