import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migration } from '../../platform/database/migration';
import { provenAddresses } from '../proven-addresses';

const COLUMNS = { challenges: 'email', outbox: 'recipient' } as const;
const COLLATION = ' COLLATE NOCASE';

class ExactColumns implements MigrationInterface {
  readonly name = 'ExactAddresses01_1795400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(COLUMNS)) {
      const type = `"${column}" varchar(254)`;
      await rebuild(runner, table, (sql) => sql.replace(type + COLLATION, type));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(COLUMNS)) {
      const type = `"${column}" varchar(254)`;
      await rebuild(runner, table, (sql) => sql.replace(type, type + COLLATION));
    }
  }
}

/** SQLite changes a column by making the table anew, with its rows and indexes as they are. */
async function rebuild(runner: QueryRunner, table: string, changed: (sql: string) => string): Promise<void> {
  const parts = (await runner.query(
    'SELECT type, sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type DESC, name',
    [table],
  )) as { type: string; sql: string }[];
  const [{ sql } = { sql: '' }, ...indexes] = parts;
  await runner.query(changed(sql).replace(`"${table}"`, `"temporary_${table}"`));
  await runner.query(`INSERT INTO "temporary_${table}" SELECT * FROM "${table}"`);
  await runner.query(`DROP TABLE "${table}"`);
  await runner.query(`ALTER TABLE "temporary_${table}" RENAME TO "${table}"`);
  for (const index of indexes) await runner.query(index.sql);
}

export const migrations = [
  ExactColumns,
  migration('ExactAddresses02_1795400000001', {
    up: ['ALTER TABLE "outbox" ADD COLUMN "recipientAsTyped" varchar(254) COLLATE NOCASE'],
    down: ['ALTER TABLE "outbox" DROP COLUMN "recipientAsTyped"'],
  }),
  provenAddresses('ExactAddresses03_1795400000002'),
];
