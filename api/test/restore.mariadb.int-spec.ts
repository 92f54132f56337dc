import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BackUp, provideBackUp } from '@ringtag/tools/back-up';
import type { DatabaseServer } from '@ringtag/tools/mysql';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database';
import { assertInvariants } from '../src/operations';
import { createDataSource } from '../src/platform/database/data-source';
import { assertMigrated, migrate } from '../src/platform/schema/migrate';
import { readProduct, startServer } from './support/server-database';

const PAGE = ['install', 'operations']
  .map((page) => readFileSync(join(__dirname, `../../docs/${page}.md`), 'utf8'))
  .join('');
/** The administrator of our servers has the name of the documents. */
const USER = 'site';
const PASSWORD = 'letters1';

/** SQL of the page, with the names of this test. */
const fill = (sql: string): string =>
  sql
    .replaceAll('<user>', `${USER}@'127.0.0.1'`)
    .replaceAll("ringtag@'127.0.0.1'", `${USER}@'127.0.0.1'`)
    .replace('<the password of DATABASE_URL>', PASSWORD);

/** docs/operations.md, "Restore": its SQL, with the user that step 6 of docs/install.md creates. */
describe('Restoring, as the documents have it', () => {
  const [, setUp = ''] = /^mariadb -e "([^"]+)"/m.exec(PAGE) ?? [];
  const lines = [...PAGE.matchAll(/^echo "([^"]+)" \| sql (\w+)/gm)].map(([, sql, database]) => ({
    sql: fill(sql!),
    database: database!,
  }));
  const findLine = (part: string) => lines.find(({ sql }) => sql.includes(part))!;
  let server: DatabaseServer;
  let backUp: BackUp;
  let dump: string;
  beforeAll(async () => {
    server = await startServer();
    backUp = provideBackUp(await readProduct());
    await run({ sql: fill(setUp), database: 'mysql' });
    const dataSource = await open('ringtag');
    await migrate(dataSource);
    await dataSource.query("INSERT INTO leases (name, until) VALUES ('saved', NOW(3))");
    await dataSource.destroy();
    dump = await backUp.writeDump(server.url('ringtag'));
  });
  afterAll(() => server.stop());

  async function run({ sql, database }: { sql: string; database: string }): Promise<void> {
    const connection = await createConnection({
      uri: server.url(database),
      multipleStatements: true,
    });
    await connection.query(sql);
    await connection.end();
  }

  /** As the server and its commands do. */
  function open(database: string): Promise<DataSource> {
    const url = Object.assign(new URL(server.url(database)), { username: USER, password: PASSWORD }).href;
    return createDataSource(databaseOptions({ url, sqliteFile: '', connections: 4 })).initialize();
  }

  async function expectUsable(database: string): Promise<void> {
    const dataSource = await open(database);
    try {
      await migrate(dataSource);
      await assertMigrated(dataSource);
      await assertInvariants(dataSource, () => undefined);
      const saved = await dataSource.query("SELECT name FROM leases WHERE name = 'saved'");
      expect(saved).toEqual([{ name: 'saved' }]);
    } finally {
      await dataSource.destroy();
    }
  }

  it('should give the user a copy next to the database, of which it saw nothing before', async () => {
    await expect(open('ringtag_copy')).rejects.toThrow(/Access denied/);
    await run(findLine('CREATE DATABASE ringtag_copy'));
    await backUp.restore(dump, server.url('ringtag_copy'));
    await run(findLine('DELETE FROM outbox'));
    await expectUsable('ringtag_copy');
  });

  it('should leave the user its rights where the database is replaced', async () => {
    await run(findLine('DROP DATABASE IF EXISTS ringtag'));
    await backUp.restore(dump, server.url('ringtag'));
    await expectUsable('ringtag');
  });
});
