import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideDumpPrograms } from '@ringtag/tools/dump-programs';
import type { DatabaseServer } from '@ringtag/tools/mysql';
import { createConnection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database';
import { assertInvariants, makeBackup, restoreBackup } from '../src/operations';
import type { DumpPrograms } from '../src/operations/backup/dump-programs';
import { loadConfig } from '../src/platform/config/load-config';
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
  let programs: DumpPrograms;
  let file: string;
  const folder = mkdtempSync(join(tmpdir(), 'ringtag-restored-'));
  beforeAll(async () => {
    server = await startServer();
    programs = provideDumpPrograms(await readProduct());
    await run({ sql: fill(setUp), database: 'mysql' });
    const dataSource = await open('ringtag');
    await migrate(dataSource);
    await dataSource.query("INSERT INTO leases (name, until) VALUES ('saved', NOW(3))");
    await makeBackup(readConfig('ringtag'), dataSource, folder, { programs }, () => undefined);
    await dataSource.destroy();
    file = join(folder, readdirSync(folder)[0]!);
  });
  afterAll(() => server.stop());
  afterAll(() => rmSync(folder, { recursive: true }));

  async function run({ sql, database }: { sql: string; database: string }): Promise<void> {
    const connection = await createConnection({
      uri: server.url(database),
      multipleStatements: true,
    });
    await connection.query(sql);
    await connection.end();
  }

  /** With the user of the documents, who has rights to this database alone. */
  function readConfig(database: string) {
    const url = Object.assign(new URL(server.url(database)), { username: USER, password: PASSWORD }).href;
    return loadConfig({ DATABASE_URL: url, SECRET_KEY: 's'.repeat(32) });
  }

  /** As the server and its commands do. */
  function open(database: string): Promise<DataSource> {
    return createDataSource(databaseOptions(readConfig(database).database)).initialize();
  }

  async function restore(database: string): Promise<void> {
    const restored = await restoreBackup(readConfig(database), () => open(database), file, programs);
    await restored.destroy();
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
    await restore('ringtag_copy');
    await run(findLine('DELETE FROM outbox'));
    await expectUsable('ringtag_copy');
  });

  it('should leave the user its rights where the database is replaced', async () => {
    await run(findLine('DROP DATABASE IF EXISTS ringtag'));
    await restore('ringtag');
    await expectUsable('ringtag');
  });
});
