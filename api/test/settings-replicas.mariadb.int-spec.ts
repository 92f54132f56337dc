import { rm } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import type { MysqlDataSourceOptions } from 'typeorm/driver/mysql/MysqlDataSourceOptions.js';
import { Changes } from '../src/platform/changes/changes';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';
import { webRootWithScan } from './support/web-root';

/** The embedded database serves one process, so that this needs a server. */
describe('Settings of two processes on one database', () => {
  let webRoot: string;
  let one: TestApp;
  let other: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    webRoot = await webRootWithScan();
    const shared = { WEB_ROOT: webRoot, SECRET_KEY: 'shared by both processes, 32 letters' };
    one = await TestApp.start(shared);
    // Whichever of them sends a mail: it is caught in one place.
    other = await TestApp.start({ ...shared, DATABASE_URL: toUrl(one.dataSource), SMTP_URL: one.mail.url });
    admin = await one.admin();
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await rm(webRoot, { recursive: true });
  });

  const change = async (changes: object) => {
    const { body } = await admin.get('/api/settings');
    expect((await admin.put('/api/settings', { ...body, ...changes })).status).toBe(200);
  };

  it('should count for whatever the other decides from the answer on (SET)', async () => {
    const [first, second] = (await other.codes(2)) as [string, string];
    const owner = other.visitor();
    owner.cookie = (await one.owner(first, newEmail())).cookie;
    for (const [activationLimit, status] of [
      [1, 409],
      [2, 200],
    ] as const) {
      await change({ activationLimit });
      expect((await owner.get('/api/my-codes')).body.activationLimit).toBe(activationLimit);
      expect((await owner.post(`/api/scan/${second}/activate`, {})).status).toBe(status);
    }
  });

  it('should stand in the documents of both, without a query for each', async () => {
    const alias = await other.code();
    const imprint = async (app: TestApp) =>
      (await app.visitor().get(`/scan/${alias}`)).body.includes('Legal notice');
    expect([await imprint(one), await imprint(other)]).toEqual([false, false]);
    const changes = other.app.nest.get(Changes);
    let heard = false;
    changes.listen('settings', () => (heard = true));
    await change({ imprintUrl: 'https://example.com/imprint' });
    expect(await imprint(one)).toBe(true);
    await eventually(() => heard, true);
    expect(await imprint(other)).toBe(true);
    // On a machine that is very busy, the changes of the others may be known too late for one of these documents.
    const isCurrent = jest.spyOn(changes, 'isCurrent', 'get').mockReturnValue(true);
    // Nor does time pass: after five seconds a setting would be read again.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const queries = countSelects(other.dataSource, 'settings');
    for (let i = 0; i < 5; i += 1) expect(await imprint(other)).toBe(true);
    expect(queries()).toBe(0);
    // A replica that cannot read the changes of others trusts no setting in memory: it asks for each document.
    isCurrent.mockReturnValue(false);
    for (let i = 0; i < 5; i += 1) expect(await imprint(other)).toBe(true);
    expect(queries()).toBe(5);
    isCurrent.mockRestore();
    clock.mockRestore();
  });
});

/** A URL of the database that is open. */
function toUrl({ options }: DataSource): string {
  const { host, port, username, password, database } = options as MysqlDataSourceOptions;
  const login = [username, password].map((part) => encodeURIComponent(String(part))).join(':');
  return `mysql://${login}@${host}:${port}/${database}`;
}

/** How many statements name a table from now on. */
function countSelects(dataSource: DataSource, table: string): () => number {
  let count = 0;
  const run = dataSource.logger.logQuery.bind(dataSource.logger);
  dataSource.logger.logQuery = (query, ...rest) => {
    if (query.includes(`\`${table}\``)) count += 1;
    run(query, ...rest);
  };
  return () => count;
}
