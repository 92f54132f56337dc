import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { provideDumpPrograms } from '@ringtag/tools/dump-programs';
import Database from 'libsql';
import { databaseOptions } from '../src/database';
import { makeBackup, restoreBackup } from '../src/operations';
import { readBackupHistory } from '../src/operations/backup/backup-history';
import { type DumpPrograms, runStatements } from '../src/operations/backup/dump-programs';
import { listTables } from '../src/operations/backup/list-tables';
import { loadConfig } from '../src/platform/config/load-config';
import { createDataSource } from '../src/platform/database/data-source';
import { createOnServer, readProduct, SERVER_URL } from './support/server-database';
import { TestApp } from './support/test-app';

/** A backup that cannot be trusted is none: it is refused before anything has its name, or is written anywhere. */
describe('Backups that are refused (REL-17)', () => {
  let app: TestApp;
  let programs: DumpPrograms | undefined;
  let folder: string;
  const cleanUp: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    app = await TestApp.start();
    if (SERVER_URL) programs = provideDumpPrograms(await readProduct());
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ringtag-refused-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
  });
  afterEach(async () => {
    for (const step of cleanUp.splice(0)) await step();
  });
  afterAll(() => app.stop());

  const toForeignDump = async (file: string) =>
    gzipSync(
      gunzipSync(await readFile(file))
        .toString()
        .replaceAll(/'\w+_\d{13}'/g, "'AddPosts_1700000000000'"),
    );
  const newForeignFile = async () => {
    const file = join(folder, 'foreign');
    const other = new Database(file);
    other.exec(
      `CREATE TABLE migrations (id INTEGER PRIMARY KEY, migration TEXT); CREATE TABLE posts (id INTEGER)`,
    );
    other.exec(`INSERT INTO migrations (migration) VALUES ('2026_01_01_create_posts')`);
    other.close();
    return readFile(file);
  };

  const back = (to = folder, options: Parameters<typeof makeBackup>[3] = { programs }) =>
    makeBackup(app.config, app.dataSource, to, options, () => undefined);
  const readFailures = async () =>
    (await readBackupHistory(app.dataSource)).failed.map(({ failure }) => failure);

  /** Tries to restore a file into an empty place, and answers how that ended and what is there then. */
  async function restore(name: string, content: Buffer) {
    const file = join(folder, name);
    await writeFile(file, content);
    const place = SERVER_URL ? await createOnServer(SERVER_URL) : undefined;
    const dataDir = await mkdtemp(join(tmpdir(), 'ringtag-place-'));
    cleanUp.push(
      () => rm(dataDir, { recursive: true }),
      async () => place?.drop(),
    );
    const config = loadConfig({
      SECRET_KEY: 's'.repeat(32),
      DATA_DIR: dataDir,
      ...(place && { DATABASE_URL: place.url }),
    });
    const open = () => createDataSource(databaseOptions(config.database)).initialize();
    const refusal = await restoreBackup(config, open, file, programs).then(
      (restored) => restored.destroy(),
      (error: Error) => error.message,
    );
    if (!place)
      return { refusal, there: (await readdir(dataDir)).filter((each) => each.startsWith('ringtag')) };
    const dataSource = await open();
    const there = await listTables(dataSource);
    await dataSource.destroy();
    return { refusal, there };
  }

  if (SERVER_URL) {
    const withOption = (option: string): DumpPrograms => {
      const { program, args } = programs!.dump;
      return { ...programs!, dump: { program, args: [...args, option] } };
    };

    it('should be those that name their database: they would overwrite the one that is in use', async () => {
      await expect(back(folder, { programs: withOption('--databases') })).rejects.toThrow(
        /made without --databases, has no such line \d+: CREATE DATABASE/,
      );
      expect(await readdir(folder)).toEqual([]);
      await back();
      const [file] = await readdir(folder);
      const dump = gunzipSync(await readFile(join(folder, file!))).toString();
      const { database } = app.dataSource.options;
      for (const sql of [`USE \`${String(database)}\`;`, String.raw`\! id`, 'system id']) {
        const { refusal, there } = await restore(
          'a.sql.gz',
          gzipSync(dump.replace('LOCK TABLES', `${sql}\n$&`)),
        );
        expect([refusal, there]).toEqual([
          expect.stringMatching(/is refused: .* has no such line \d+: (?:USE|system|\\! id)/),
          [],
        ]);
      }
    });

    it('should be those without rows', async () => {
      await expect(back(folder, { programs: withOption('--no-data') })).rejects.toThrow('no rows of');
      expect(await readdir(folder)).toEqual([]);
    });

    it('should not run programs of the machine, even if nobody had read the statements', async () => {
      const [product, made] = [await readProduct(), join(folder, 'made')];
      for (const command of [`\\! touch ${made}`, `system touch ${made}`, `tee ${made}`, `\\T ${made}`])
        await expect(
          runStatements(programs!.client, product, app.dataSource, async (target) => {
            target.end(`${command}\nSELECT 1;\n`);
          }),
        ).rejects.toThrow('failed: ');
      expect(existsSync(made)).toBe(false);
    });
  } else {
    it('should be an empty file, and a database without rows', async () => {
      const empty = await restore('a.sqlite', Buffer.alloc(0));
      expect(empty).toEqual({ refusal: expect.stringContaining('no rows of "migrations"'), there: [] });
      await back();
      const [file] = (await readdir(folder)).filter((name) => name.startsWith('ringtag-'));
      const config = loadConfig({ SECRET_KEY: 's'.repeat(32) });
      const copy = { ...config.database, sqliteFile: join(folder, file!) };
      const dataSource = await createDataSource(databaseOptions(copy)).initialize();
      await dataSource.query('DELETE FROM migrations');
      await dataSource.query('PRAGMA journal_mode = DELETE');
      await dataSource.destroy();
      const { refusal } = await restore('b.sqlite', await readFile(copy.sqliteFile));
      expect(refusal).toContain('no rows of "migrations"');
    });
  }

  it('should not be a folder with the name of a backup', async () => {
    const { database, server } = app.config;
    const name = join(folder, SERVER_URL ? 'a.sql.gz' : 'a.sqlite');
    await mkdir(name);
    const open = () => Promise.reject(new Error('opened'));
    await expect(restoreBackup({ database, server }, open, name, programs)).rejects.toThrow(
      `There is no file ${name}.`,
    );
  });

  it('should be those of another product, which has a table "migrations" too', async () => {
    await back();
    const [name] = (await readdir(folder)).filter((each) => each.startsWith('ringtag-'));
    const foreign = SERVER_URL ? await toForeignDump(join(folder, name!)) : await newForeignFile();
    const { refusal, there } = await restore(SERVER_URL ? 'a.sql.gz' : 'a.sqlite', foreign);
    expect([refusal, there]).toEqual([
      expect.stringContaining('no rows of "migrations" that this product writes'),
      [],
    ]);
  });

  it('should be those beside the secret, whatever way leads there', async () => {
    const { dataDir } = app.config.server;
    const link = join(folder, 'link');
    await symlink(dataDir, link);
    for (const place of [dataDir, link, join(link, 'new', 'newer'), join(dataDir, '..b'), dirname(dataDir)])
      await expect(back(place)).rejects.toThrow('must not lie beside the secret');
    const beside = `${dataDir}-backups`;
    cleanUp.push(() => rm(beside, { recursive: true }));
    await back(beside);
    expect(await readdir(beside)).toHaveLength(1);
  });

  it('should not be one of two that begin within a second', async () => {
    await Promise.all([back(), back()]);
    await back();
    expect(await readdir(folder)).toHaveLength(3);
    expect(await readFailures()).toEqual([]);
  });

  it('should not be one whose output nobody reads to its end', async () => {
    const print = () => {
      throw new Error('nobody reads');
    };
    await expect(makeBackup(app.config, app.dataSource, folder, { programs }, print)).rejects.toThrow(
      'nobody reads',
    );
    expect(await readFailures()).toEqual([]);
  });

  it('should not be the one just made, however many have names of the future', async () => {
    const extension = SERVER_URL ? 'sql.gz' : 'sqlite';
    const future = Array.from({ length: 8 }, (_, day) => `ringtag-2999010${day + 1}T000000Z.${extension}`);
    for (const name of future) await writeFile(join(folder, name), '');
    await back();
    expect(await readdir(folder)).toHaveLength(9);
  });
});
