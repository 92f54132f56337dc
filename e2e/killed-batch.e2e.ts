import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type MariaDb, startMariaDb } from '@ringtag/tools/mariadb';
import { createConnection } from 'mysql2/promise';
import { expect, test } from './support/fixtures';
import { type Server, startServer } from './support/server';

const CODES = 10_000;
/** Half of what a batch writes, about: it is under way, and not yet whole. */
const HALF_OF_LOG = 3_000_000;

/** An administrator's calls, without a browser. */
async function administrator(server: Server) {
  const call = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${server.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { origin: server.url, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const answer = await call('/auth/sign-in', {}, server.first.admin);
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return {
    get: async (path: string) => (await call(path, { cookie })).json(),
    post: (path: string, body: object) => call(path, { cookie }, body),
  };
}

/** Resolves when the batch has written about half of its codes to the log of the embedded database. */
async function halfInLog(server: Server): Promise<void> {
  const log = join(server.dataDir, 'ringtag.sqlite-wal');
  const size = () => (existsSync(log) ? statSync(log).size : 0);
  const before = size();
  await expect.poll(() => size() - before, { intervals: [1], timeout: 30_000 }).toBeGreaterThan(HALF_OF_LOG);
}

/** Resolves when about half of its codes are in the tables of MariaDB, where nobody else sees them yet. */
async function halfInTables(database: MariaDb, projectId: string): Promise<void> {
  const observer = await createConnection(database.url('ringtag'));
  const codes = async () => {
    await observer.query('SET TRANSACTION ISOLATION LEVEL READ UNCOMMITTED');
    const [rows] = await observer.query('SELECT COUNT(*) AS codes FROM items WHERE projectId = ?', [
      projectId,
    ]);
    return Number((rows as [{ codes: number }])[0].codes);
  };
  await expect.poll(codes, { intervals: [1], timeout: 30_000 }).toBeGreaterThan(CODES / 4);
  await observer.end();
}

async function expectAllOrNothing(server: Server, half: (projectId: string) => Promise<void>): Promise<void> {
  let admin = await administrator(server);
  const { id } = (await (await admin.post('/projects', { name: 'Killed' })).json()) as { id: string };
  const batch = admin.post(`/projects/${id}/items`, { count: CODES }).then(
    () => 'answered',
    () => 'lost',
  );
  await half(id);
  await server.stop('SIGKILL');
  expect(await batch).toBe('lost');
  await server.start();
  admin = await administrator(server);
  expect(await admin.get(`/projects/${id}`)).toMatchObject({ itemCount: 0, activatedCount: 0 });
  expect(await admin.get(`/projects/${id}/items?status=active`)).toMatchObject({ total: 0, items: [] });
  expect((await admin.post(`/projects/${id}/items`, { count: CODES })).status).toBe(201);
  expect(await admin.get(`/projects/${id}`)).toMatchObject({ itemCount: CODES });
  expect(await admin.get(`/projects/${id}/items?status=active`)).toMatchObject({ total: CODES, more: false });
}

test('should leave nothing of a batch in which the server was killed, and make it when it is asked for again', async () => {
  test.slow();
  const server = await startServer();
  try {
    await expectAllOrNothing(server, () => halfInLog(server));
  } finally {
    await server.dispose();
  }
});

test('should leave nothing of a killed batch on MariaDB', async () => {
  test.slow();
  const database = await startMariaDb();
  const server = await startServer({ DATABASE_URL: await database.createDatabase('ringtag') });
  try {
    await expectAllOrNothing(server, (projectId) => halfInTables(database, projectId));
  } finally {
    await server.dispose();
    await database.stop();
  }
});
