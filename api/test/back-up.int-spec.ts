import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackUp, provideBackUp } from '@ringtag/tools/mariadb-back-up';
import Database from 'libsql';
import { createConnection } from 'mysql2/promise';
import { newEmail, TestApp } from './support/test-app';

/** docs/operations.md says how to back up: nothing is stopped for it, and what is restored has to be right. */
describe('Back-up (REL-17)', () => {
  let app: TestApp;
  let backUp: BackUp | undefined;
  const cleanUp: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    app = await TestApp.start();
    if (app.config.database.url) backUp = provideBackUp();
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

  /** Activates codes and writes to their owners until the answer is called, which tells how many codes it did. */
  function writing(aliases: string[], firstDone: () => void): () => Promise<number> {
    let done = 0;
    let ending = false;
    const write = async (own: string[]) => {
      for (const alias of own) {
        if (ending) return;
        await app.owner(alias, newEmail());
        await app.message(alias);
        done += 1;
        firstDone();
      }
    };
    const writers = [0, 1, 2].map((start) => write(aliases.filter((_, at) => at % 3 === start)));
    return async () => {
      ending = true;
      await Promise.all(writers);
      return done;
    };
  }

  it('should be consistent while codes are activated and messages written, and serve again', async () => {
    const before = await app.code();
    await app.owner(before, 'before@example.com', { fields: [] });
    await app.message(before, { body: 'Found your keys' });
    let begun: () => void = () => undefined;
    const underWay = new Promise<void>((resolve) => (begun = resolve));
    const stopWriting = writing(await app.codes(300), begun);
    await underWay;
    const environment = await savedAndRestored();
    const written = await stopWriting();

    // Its stop compares the stored counts with what there is.
    const restored = await TestApp.start(environment);
    try {
      expect((await restored.visitor().get(`/api/scan/${before}`)).body.state).toBe('activated');
      const [{ count }] = await restored.dataSource.query(
        "SELECT COUNT(*) AS count FROM messages WHERE body = 'Found your keys'",
      );
      expect(Number(count)).toBe(1);
      const [{ owned }] = await restored.dataSource.query('SELECT COUNT(ownerId) AS owned FROM items');
      expect(Number(owned)).toBeGreaterThan(1);
      expect(Number(owned)).toBeLessThanOrEqual(1 + written);
    } finally {
      await restored.stop();
    }
  });
});
