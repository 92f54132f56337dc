import type { DatabaseServer } from '@ringtag/tools/mysql';
import { createConnection } from 'mysql2/promise';
import { eventually } from './support/eventually';
import { listLines } from './support/log-lines';
import { startServer } from './support/server-database';
import { TestApp } from './support/test-app';

describe('An outage of the database', () => {
  let database: DatabaseServer;
  let app: TestApp;
  beforeAll(async () => {
    database = await startServer();
    const url = new URL(await database.createDatabase('ringtag'));
    // Administrators of the database may write to one that is read-only.
    await run(
      "CREATE USER 'site'@'127.0.0.1' IDENTIFIED BY 'letters1'",
      "GRANT ALL ON ringtag.* TO 'site'@'127.0.0.1'",
    );
    Object.assign(url, { username: 'site', password: 'letters1' });
    app = await TestApp.start({ DATABASE_URL: url.href });
  }, 60_000);
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());
  afterAll(() => database.stop());

  const run = async (...statements: string[]) => {
    const connection = await createConnection(database.url(''));
    for (const statement of statements) await connection.query(statement);
    await connection.end();
  };
  const readReadiness = async () => {
    const { status, body } = await app.visitor().get('/health/ready');
    return status === 200 ? body.status : status;
  };

  it('should have one line of level error when it begins and one when it ends', async () => {
    const from = app.logs.length;
    process.kill(database.pid, 'SIGKILL');
    await eventually(() => listLines(app, 'error', from)[0], 'The database cannot be read');
    for (let tries = 0; tries < 20; tries += 1) expect(await readReadiness()).toBe(503);
    await database.restart();
    await eventually(() => listLines(app, 'error', from)[1], 'The database can be read again');
    expect(listLines(app, 'error', from)).toHaveLength(2);
    await eventually(readReadiness, 'ok');
  }, 60_000);

  it('should be told while the database is read-only and pages can be read, with two lines as well', async () => {
    const alias = await app.code();
    const from = app.logs.length;
    await run('SET GLOBAL read_only = ON');
    const write = () =>
      app.visitor().post(`/api/scan/${alias}/profile`, { name: 'Ann', email: 'ann@example.com' });
    for (let tries = 0; tries < 3; tries += 1) expect((await write()).status).toBe(503);
    expect(await readReadiness()).toBe('read_only');
    await run('SET GLOBAL read_only = OFF');
    await eventually(readReadiness, 'ok');
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 11_000);
    await eventually(() => listLines(app, 'error', from).at(-1), 'The database can be written again');
    expect(listLines(app, 'error', from)).toEqual([
      'The database cannot be written: whoever changes something gets 503',
      'The database can be written again',
    ]);
  });
});
