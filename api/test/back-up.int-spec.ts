import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { provideDumpPrograms } from '@ringtag/tools/dump-programs';
import { createConnection } from 'mysql2/promise';
import sharp from 'sharp';
import type { DataSource } from 'typeorm';
import { databaseOptions } from '../src/database';
import { makeBackup, restoreBackup } from '../src/operations';
import { readBackupHistory } from '../src/operations/backup/backup-history';
import type { DumpPrograms } from '../src/operations/backup/dump-programs';
import { listTables } from '../src/operations/backup/list-tables';
import type { DatabaseConfig } from '../src/platform/config/config';
import { loadConfig } from '../src/platform/config/load-config';
import { createDataSource, withoutDeadline } from '../src/platform/database/data-source';
import { openDataSource } from '../src/platform/database/startup-check';
import { readProduct } from './support/server-database';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** docs/operations.md says how to back up: nothing is stopped for it, and what is restored has to be right. */
describe('Back-up (REL-17)', () => {
  let app: TestApp;
  let programs: DumpPrograms | undefined;
  let places = 0;
  const cleanUp: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    if (app.config.database.url) programs = provideDumpPrograms(await readProduct());
  });
  afterAll(async () => {
    await app.stop();
    for (const step of cleanUp) await step();
  });

  const open = (database: DatabaseConfig) =>
    openDataSource(createDataSource(withoutDeadline(databaseOptions(database))));
  const makeFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ringtag-restored-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    return folder;
  };

  /** Backs the database up as it is now, while others write. Answers the file. */
  async function backUp(): Promise<string> {
    const folder = join(await makeFolder(), 'backups');
    const dataSource = await open(app.config.database);
    await makeBackup(app.config, dataSource, folder, { programs }, () => undefined);
    await dataSource.destroy();
    const [name, ...others] = await readdir(folder);
    expect(others).toEqual([]);
    return join(folder, name!);
  }

  /** An empty place; answers settings for it. */
  async function makePlace(): Promise<NodeJS.ProcessEnv> {
    const { url } = app.config.database;
    if (!url) return { DATA_DIR: await makeFolder() };
    const restored = `${url}_${(places += 1)}`;
    const name = new URL(restored).pathname.slice(1);
    const connection = await createConnection(url);
    cleanUp.push(() => connection.end());
    await connection.query('CREATE DATABASE ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci', [name]);
    cleanUp.unshift(() => connection.query('DROP DATABASE ??', [name]));
    return { DATABASE_URL: restored };
  }

  async function restore(file: string, environment: NodeJS.ProcessEnv): Promise<DataSource> {
    const config = loadConfig({ SECRET_KEY: 's'.repeat(32), ...environment });
    return restoreBackup(config, () => open(config.database), file, programs);
  }

  /** All rows of all tables, but of those in which every process notes what it does. */
  async function readRows(dataSource: DataSource): Promise<Record<string, unknown[]>> {
    const names = dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const rows: Record<string, unknown[]> = {};
    for (const name of names.filter((each) => !['backups', 'changes', 'leases'].includes(each)))
      rows[name] = (await dataSource.query<object[]>(`SELECT * FROM \`${name}\``))
        .map((row) => JSON.stringify(row))
        .sort();
    return rows;
  }

  /** A code that was activated and got a message, as the answers to those who did it say. */
  interface Written {
    alias: string;
    owner: Visitor;
    messageId: string;
  }

  /**
   * Activates codes and writes to their owners until `end` is called. `written` grows with the answers; `underWay` is
   * fulfilled after three.
   */
  function startWriting(aliases: string[]) {
    const written: Written[] = [];
    let ending = false;
    let begun: () => void = () => undefined;
    const underWay = new Promise<void>((resolve) => (begun = resolve));
    const write = async (own: string[]) => {
      for (const alias of own) {
        if (ending) return;
        const owner = await app.owner(alias, newEmail());
        const { body } = await app.message(alias);
        written.push({ alias, owner, messageId: body.id });
        if (written.length === 3) begun();
      }
    };
    const writers = [0, 1, 2].map((start) => write(aliases.filter((_, at) => at % 3 === start)));
    const end = async () => {
      ending = true;
      await Promise.all(writers);
    };
    return { written, underWay, end };
  }

  /** What a stranger gets: the data and the document, without the token that no two forms share. */
  async function readPage(at: TestApp, alias: string) {
    const { formToken, ...data } = (await at.visitor().get(`/api/scan/${alias}`)).body;
    expect(formToken).toBeTruthy();
    const html = String((await at.visitor().get(`/scan/${alias}`)).body);
    return { data, html: html.replace(/(?<=name="formToken" value=")[^"]+/, '') };
  }

  async function withPhoto(alias: string): Promise<Visitor> {
    const owner = await app.owner(alias, newEmail(), { name: 'Zoë 🧳' });
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2b6' } })
      .png()
      .toBuffer();
    const headers = { 'content-type': 'image/png' };
    expect((await owner.send('PUT', '/api/profile/photo', photo, headers)).status).toBe(200);
    return owner;
  }

  it('should hold all that was answered before it began, and be served as the original is', async () => {
    const [first, ...others] = (await app.codes(300)) as [string, ...string[]];
    await withPhoto(first);
    const { written, underWay, end } = startWriting(others);
    await underWay;
    const answered = [...written];
    const file = await backUp();
    await end();
    const environment = await makePlace();
    await (await restore(file, environment)).destroy();
    expect(written.length).toBeGreaterThan(answered.length);

    const restored = await TestApp.startWithPages({ ...environment, SECRET_KEY: app.config.security.secret });
    try {
      expect(await restored.findBrokenRules()).toEqual([]);
      for (const { alias, owner, messageId } of answered) {
        const inbox = await Object.assign(restored.visitor(), { cookie: owner.cookie }).get('/api/messages');
        expect([alias, inbox.status, inbox.body.items.map(({ id }: { id: string }) => id)]).toEqual([
          alias,
          200,
          [messageId],
        ]);
      }
      for (const alias of [first, ...answered.map((each) => each.alias)])
        expect(await readPage(restored, alias)).toEqual(await readPage(app, alias));
      const { photo } = (await restored.visitor().get(`/api/scan/${first}`)).body.owner;
      expect((await restored.visitor().get(photo)).bytes).toEqual((await app.visitor().get(photo)).bytes);
      const [{ owned }] = await restored.dataSource.query('SELECT COUNT(ownerId) AS owned FROM items');
      expect(Number(owned)).toBeLessThanOrEqual(1 + written.length);
    } finally {
      await restored.stop();
    }
  });

  it('should hold each row of a database that is at rest, in a file for its owner alone, and be recorded', async () => {
    const file = await backUp();
    const { mode, size } = await stat(file);
    expect(mode & 0o077).toBe(0);
    const { last, failed } = await readBackupHistory(app.dataSource);
    expect([last!.kilobytes, failed]).toEqual([Math.ceil(size / 1000), []]);
    const restored = await restore(file, await makePlace());
    const [rows, original] = [await readRows(restored), await readRows(app.dataSource)];
    await restored.destroy();
    expect(Object.keys(rows).length).toBeGreaterThan(30);
    for (const [table, each] of Object.entries(original)) expect([table, rows[table]]).toEqual([table, each]);
  });

  it('should be put only into an empty place, and leave what is there', async () => {
    const file = await backUp();
    const place = await makePlace();
    await (await restore(file, place)).destroy();
    await expect(restore(file, place)).rejects.toThrow(/is not empty|There is .*ringtag\.sqlite already/);
  });

  it('should not be put anywhere when it is damaged, cut, or of another kind', async () => {
    const file = await backUp();
    const place = await makePlace();
    const other = join(await makeFolder(), 'ringtag.txt');
    await writeFile(other, 'no backup');
    await expect(restore(other, place)).rejects.toThrow(/A backup for this database ends with \.sql/);
    await expect(restore(`${file}${file.slice(file.indexOf('.sql'))}`, place)).rejects.toThrow(
      'There is no file',
    );
    const { size } = await stat(file);
    for (const [missing, to] of [[1, await makePlace()] as const, [5000, place] as const]) {
      await truncate(file, size - missing);
      await expect(restore(file, to)).rejects.toThrow(/is damaged|is not complete/);
    }
    const dataSource = await open(loadConfig({ SECRET_KEY: 's'.repeat(32), ...place }).database);
    const tables = await listTables(dataSource);
    await dataSource.destroy();
    expect(tables).toEqual([]);
  });

  it('should take what another program writes, if that is all of this database', async () => {
    const folder = await makeFolder();
    const make = (statements: Readable) =>
      makeBackup(app.config, app.dataSource, folder, { statements }, () => undefined);
    if (!app.config.database.url) {
      await expect(make(Readable.from(['']))).rejects.toThrow('leave out "-"');
      return;
    }
    const dump = gunzipSync(await readFile(await backUp())).toString();
    const half = dump.slice(0, dump.length / 2);
    await expect(make(Readable.from([half]))).rejects.toThrow('is not complete');
    const other = dump.replace(/^CREATE TABLE `messages` /m, 'CREATE TABLE `others` ');
    await expect(make(Readable.from([other]))).rejects.toThrow('it lacks messages');
    expect(await readdir(folder)).toEqual([]);
    await make(Readable.from([dump]));
    const [file] = await readdir(folder);
    expect(gunzipSync(await readFile(join(folder, file!))).toString()).toBe(dump);
    const { failed } = await readBackupHistory(app.dataSource);
    expect(failed).toEqual([]);
  });

  it('should tell of one that failed, and leave neither a file of it nor a changed older one', async () => {
    const older = await backUp();
    const before = await readFile(older);
    await expect(
      makeBackup(
        app.config,
        app.dataSource,
        join(app.config.server.dataDir, 'backups'),
        { programs },
        () => undefined,
      ),
    ).rejects.toThrow('must not lie beside the secret');
    const folder = join(older, '..');
    const inTheWay = join(folder, 'file');
    await writeFile(inTheWay, '');
    await expect(
      makeBackup(app.config, app.dataSource, inTheWay, { programs }, () => undefined),
    ).rejects.toThrow(/EEXIST|ENOTDIR/);
    const { failed } = await readBackupHistory(app.dataSource);
    expect(failed.map(({ failure }) => failure)).toEqual([
      expect.stringMatching(/EEXIST|ENOTDIR/),
      expect.stringContaining('must not lie beside the secret'),
    ]);
    expect((await readdir(folder)).sort()).toEqual(['file', basename(older)].sort());
    expect(await readFile(older)).toEqual(before);
  });

  it('should be a complete one where an old one cannot be deleted, and say so', async () => {
    const folder = join(await makeFolder(), 'backups');
    const stuck = join(folder, 'ringtag-left.part');
    await mkdir(stuck, { recursive: true });
    await utimes(stuck, 0, 0);
    const printed: string[] = [];
    await makeBackup(app.config, app.dataSource, folder, { programs }, (text) => void printed.push(text));
    expect(printed.join('')).toContain('Old backups are still there: ');
    expect((await readBackupHistory(app.dataSource)).failed).toEqual([]);
  });
});
