import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackUp, provideBackUp } from '@ringtag/tools/back-up';
import Database from 'libsql';
import { createConnection } from 'mysql2/promise';
import sharp from 'sharp';
import { readProduct } from './support/server-database';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** docs/operations.md says how to back up: nothing is stopped for it, and what is restored has to be right. */
describe('Back-up (REL-17)', () => {
  let app: TestApp;
  let backUp: BackUp | undefined;
  const cleanUp: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    if (app.config.database.url) backUp = provideBackUp(await readProduct());
  });
  afterAll(async () => {
    await app.stop();
    for (const step of cleanUp) await step();
  });

  /** Saves the database as it is now; answers settings for a server on what was saved. */
  const savedAndRestored = (): Promise<NodeJS.ProcessEnv> =>
    backUp ? throughDump(backUp, app.config.database.url!) : throughCopy(app.config.database.sqliteFile);

  async function throughCopy(sqliteFile: string): Promise<NodeJS.ProcessEnv> {
    const folder = await mkdtemp(join(tmpdir(), 'ringtag-restored-'));
    cleanUp.push(() => rm(folder, { recursive: true }));
    const reader = new Database(sqliteFile);
    reader.prepare('VACUUM INTO ?').run(join(folder, 'ringtag.sqlite'));
    reader.close();
    return { DATA_DIR: folder };
  }

  async function throughDump({ writeDump, restore }: BackUp, url: string): Promise<NodeJS.ProcessEnv> {
    const dump = await writeDump(url);
    const restored = `${url}_restored`;
    const name = new URL(restored).pathname.slice(1);
    const connection = await createConnection(url);
    cleanUp.push(() => connection.end());
    await connection.query('CREATE DATABASE ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci', [name]);
    cleanUp.unshift(() => connection.query('DROP DATABASE ??', [name]));
    await restore(dump, restored);
    return { DATABASE_URL: restored };
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
    const environment = await savedAndRestored();
    await end();
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
});
