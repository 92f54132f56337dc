import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { eventually } from './support/eventually';
import { listLines } from './support/log-lines';
import { TestApp } from './support/test-app';

describe('A database that accepts no changes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const readState = async () => (await app.visitor().get('/health/ready')).body.status;

  it('should be told by the server, which goes on with what can be read, and have one line when that begins and one when it ends', async () => {
    const alias = await app.code();
    const from = app.logs.length;
    // What SQLite says of a disk that is mounted read-only.
    await app.dataSource.query('PRAGMA query_only = ON');
    for (let tries = 0; tries < 5; tries += 1)
      expect(
        (await app.visitor().post(`/api/scan/${alias}/profile`, { name: 'Ann', email: 'ann@example.com' }))
          .status,
      ).toBe(503);
    expect(await readState()).toBe('read_only');
    expect((await app.visitor().get(`/api/scan/${alias}`)).status).toBe(200);
    expect(listLines(app, 'error', from)).toEqual([
      'The database cannot be written: whoever changes something gets 503',
    ]);
    await app.dataSource.query('PRAGMA query_only = OFF');
    await eventually(readState, 'ok');
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 11_000);
    await eventually(() => listLines(app, 'error', from)[1], 'The database can be written again');
    expect(listLines(app, 'error', from)).toHaveLength(2);
  });

  it('should be told once of scans that cannot be written, however often that is tried', async () => {
    const alias = await app.code();
    await app.owner(alias, 'scanned@example.com');
    const counter = app.app.nest.get(ScanCounter);
    await counter.flush();
    const from = app.logs.length;
    await app.dataSource.query('ALTER TABLE scan_counts RENAME TO scan_counts_away');
    expect((await app.visitor().get(`/api/scan/${alias}`)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) await counter.flush();
    expect(listLines(app, 'warn', from)).toEqual(['Scans cannot be written; they are kept']);
    await app.dataSource.query('ALTER TABLE scan_counts_away RENAME TO scan_counts');
    await counter.flush();
    expect(listLines(app, 'warn', from)).toEqual([
      'Scans cannot be written; they are kept',
      'Scans are written again',
    ]);
  });
});
