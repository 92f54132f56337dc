import sortBy from 'lodash/sortBy';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

interface Changes {
  /** Columns of existing rows to which the given numbers are added. */
  add?: string[];
  /** Columns of existing rows that become as given. */
  set?: string[];
  /** The columns of the unique key that decides which rows exist, by default those of the primary key. */
  key?: string[];
}

/**
 * Inserts rows and changes those that exist already; without a change these stay as they are.
 * It is one statement in the order of the primary key, and it takes exclusive row locks at once. INSERT IGNORE
 * (`orIgnore`) takes shared locks on existing rows, so two transactions that then change a row deadlock (MySQL).
 */
export async function insertOrChange<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: QueryDeepPartialEntity<T>[],
  { add = [], set = [], key }: Changes = {},
): Promise<void> {
  const primary = manager.connection
    .getMetadata(entity)
    .primaryColumns.map(({ propertyName }) => propertyName);
  const values = sortBy(rows, primary);
  const insertion = manager.createQueryBuilder().insert().into(entity).values(values);
  const [insert, parameters] = insertion.getQueryAndParameters();
  const mysql = manager.connection.options.type === 'mysql';
  const given = (column: string) => (mysql ? `VALUES(${quoted(column)})` : `excluded.${quoted(column)}`);
  const [first = ''] = primary.map(quoted);
  const changes = [
    ...add.map((column) => `${quoted(column)} = ${quoted(column)} + ${given(column)}`),
    ...set.map((column) => `${quoted(column)} = ${given(column)}`),
  ];
  const conflict = mysql
    ? 'ON DUPLICATE KEY UPDATE'
    : `ON CONFLICT (${(key ?? primary).map(quoted).join(', ')}) DO UPDATE SET`;
  await manager.query(`${insert} ${conflict} ${changes.join(', ') || `${first} = ${first}`}`, parameters);
}

/** Backticks are quotes on both engines. */
function quoted(column: string): string {
  return `\`${column}\``;
}
