import { DAY, HOUR } from '@ringtag/contracts';
import { listAskedSeries } from '@ringtag/tools/prometheus-rules';
import { startRedis } from '@ringtag/tools/redis';
import { MailsService } from '../src/delivery';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { readBackupHistory, recordBackup } from '../src/operations/backup/backup-history';
import { BackupEntity } from '../src/operations/tables/backup.entity';
import { Readiness } from '../src/platform/health/readiness';
import { ServiceLevels } from '../src/platform/service-levels/service-levels';
import { LeaseEntity } from '../src/platform/tables/lease.entity';
import { eventually } from './support/eventually';
import { SERVER_URL } from './support/server-database';
import { newEmail, TestApp } from './support/test-app';

const TOKEN = 'a token of an operator';

describe('GET /metrics', () => {
  let app: TestApp;
  afterEach(() => app.stop());

  const read = (authorization?: string) =>
    fetch(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} });

  /** The value of a series, by its name and some of its labels. */
  async function readValue(name: string, ...labels: string[]): Promise<number | undefined> {
    const lines = (await (await read(`Bearer ${TOKEN}`)).text()).split('\n');
    const isNamed = (line: string) => line.startsWith(`${name}{`) || line.startsWith(`${name} `);
    const line = lines.find((it) => isNamed(it) && labels.every((label) => it.includes(label)));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  }

  it('should count requests by route and not by path, and mails that wait', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    const alias = await app.code();
    for (const path of [`scan/${alias}`, `scan/${alias}`, 'scan/NOSUCHCODE', 'user/me'])
      await app.visitor().get(`/api/${path}`);
    const scans = 'http_request_duration_seconds_count';
    expect(await readValue(scans, 'route="/api/scan/:alias"', 'status="200"')).toBe(2);
    expect(await readValue(scans, 'route="/api/scan/:alias"', 'status="404"')).toBe(1);
    expect(await readValue(scans, 'route="/api/user/me"', 'status="401"')).toBe(1);
    expect(await readValue(scans, alias)).toBeUndefined();
    expect(await readValue('ringtag_mails', 'state="waiting"')).toBe(0);
    await app.mail.stop();
    await app.visitor().post('/api/auth/sign-in', { email: 'somebody@example.com' });
    expect(await readValue('ringtag_mails', 'state="waiting"')).toBe(1);
    await app.mail.start();
  });

  it('should have one series for all methods that no route serves', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    const odd = ['OPTIONS', 'PROPFIND', 'M-SEARCH', 'PURGE', 'REPORT'];
    for (const method of odd) {
      await fetch(`${app.url}/api/user/me`, { method });
      await fetch(app.url, { method });
    }
    const counts = 'http_request_duration_seconds_count';
    const readOthers = () => readValue(counts, 'method="other"', 'route="none"');
    await eventually(async () => ((await readOthers()) ?? 0) >= odd.length, true);
    for (const method of odd) expect(await readValue(counts, `method="${method}"`)).toBeUndefined();
  });

  it('should count mails that wait and were sent, and recipients whose mails were tried', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    const readMails = () =>
      Promise.all([
        readValue('ringtag_mails', 'state="waiting"'),
        readValue('ringtag_mails', 'state="retried"'),
        readValue('ringtag_mails_sent_total'),
      ]);
    app.mail.hold();
    const email = newEmail();
    const ask = () => app.visitor().post('/api/auth/sign-in', { email });
    await ask();
    await ask();
    await app.mail.holding(2);
    expect(await readMails()).toEqual([2, 0, 0]);
    await app.dataSource.manager.update(OutboxEntity, { status: 'queued' }, { tries: 1 });
    expect(await readMails()).toEqual([2, 1, 0]);
    app.mail.hurry();
    const mails = app.app.nest.get(MailsService);
    await eventually(() => mails.counts.sent, 2);
    expect(await readValue('ringtag_mails_sent_total')).toBe(2);
  });

  it('should say what alerts wake people up for: failures, and a replica that is not ready', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    const { nest } = app.app;
    for (const wentWell of [true, true, false]) nest.get(ServiceLevels).count('digits', wentWell);
    expect(await readValue('ringtag_service_level_events_total', 'level="digits"')).toBe(3);
    expect(await readValue('ringtag_service_level_failures_total', 'level="digits"')).toBe(1);
    expect(await readValue('ringtag_service_level_target', 'level="digits"')).toBe(0.99);
    expect(await readValue('ringtag_ready')).toBe(1);
    nest.get(Readiness).startDraining();
    expect(await readValue('ringtag_ready')).toBe(0);
  });

  it('should say in seconds when old rows were last deleted', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    const done = 'ringtag_housekeeping_done_timestamp_seconds';
    const doneAt = new Date('2026-11-25T12:00:00Z');
    const lease = { name: 'housekeeping', owner: null, until: doneAt, doneAt };
    const other = { ...lease, name: 'another', doneAt: new Date('2026-11-25T13:00:00Z') };
    await app.dataSource.manager.save(LeaseEntity, [other, lease]);
    expect(await readValue(done)).toBe(doneAt.getTime() / 1000);
  });

  it('should say when the last complete backup began, how large it is, and how many failed since', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    const at = new Date('2026-11-25T12:00:00Z');
    const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
    await recordBackup(app.dataSource, later(-1), { failure: 'Before it' });
    await recordBackup(app.dataSource, at, { bytes: 1_234_000 });
    for (const hours of [1, 2]) await recordBackup(app.dataSource, later(hours), { failure: 'No room' });
    expect(await readValue('ringtag_backup_timestamp_seconds')).toBe(at.getTime() / 1000);
    expect(await readValue('ringtag_backup_bytes')).toBe(1_234_000);
    expect(await readValue('ringtag_backup_failures')).toBe(2);
    const find = jest.spyOn(app.dataSource.manager, 'find');
    await read(`Bearer ${TOKEN}`);
    const once = find.mock.calls.filter(([entity]) => entity === BackupEntity).length;
    find.mockClear();
    await readBackupHistory(app.dataSource);
    expect(once).toBe(find.mock.calls.length);
    find.mockRestore();
  });

  it('should compare the last backup with the largest of seven days, as the alert does', async () => {
    app = await TestApp.start();
    const at = new Date('2026-11-25T12:00:00Z');
    const sizes = { 0: 1, 1: 1, 6: 4, 8: 9 };
    for (const [days, bytes] of Object.entries(sizes))
      await recordBackup(app.dataSource, new Date(at.getTime() - Number(days) * DAY), {
        bytes: bytes * 1000,
      });
    const { last, largest } = await readBackupHistory(app.dataSource);
    expect([last?.kilobytes, largest?.kilobytes]).toEqual([1, 4]);
  });

  it('should leave out what the database does not answer, and not wait for it', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN, DATABASE_CONNECTIONS: '4' });
    const runners = Array.from({ length: SERVER_URL ? 4 : 1 }, () => app.dataSource.createQueryRunner());
    for (const runner of runners) await runner.startTransaction();
    let over = false;
    const end = () => void (over = true);
    const asked = app.dataSource.query('SELECT 1').then(end, end);
    const text = await (await read(`Bearer ${TOKEN}`)).text();
    // Who asked the database before gives up after some seconds.
    expect(over).toBe(false);
    for (const runner of runners) {
      await runner.rollbackTransaction();
      await runner.release();
    }
    await asked;
    expect(text).toContain('\nringtag_database_waiting ');
    expect(text).not.toMatch(/^ringtag_(mails\{|database_pending|housekeeping)/m);
  });

  it('should expose all series that alert rules and the dashboard ask for', async () => {
    const redis = await startRedis();
    app = await TestApp.startWithPages({ METRICS_TOKEN: TOKEN, REDIS_URL: redis.url });
    await app.visitor().get('/api/user/me');
    const text = await (await read(`Bearer ${TOKEN}`)).text();
    await redis.stop();
    const exposed = new Set([...text.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name));
    const missing = listAskedSeries().filter((name) => !exposed.has(name));
    // There is no server whose disk could be full, or whose clock and changes could differ.
    const onlyElsewhere = SERVER_URL
      ? ['ringtag_disk_free_bytes', 'ringtag_disk_size_bytes']
      : ['ringtag_changes_age_seconds', 'ringtag_clock_offset_seconds'];
    expect(missing).toEqual(onlyElsewhere);
  });

  it('should count alarms from 0, so that the first one is an increase', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN, MAILS_PER_NETWORK: '1' });
    const alarms = 'ringtag_security_events_total';
    const readAlarms = () => readValue(alarms, 'event="alarm"', 'purpose="mails-per-network"');
    expect(await readAlarms()).toBe(0);
    for (let i = 0; i < 3; i += 1) await app.visitor().post('/api/auth/sign-in', { email: newEmail() });
    expect(await readAlarms()).toBe(1);
    expect(await readValue(alarms, 'event="limit_hit"', 'purpose="mails-per-network-slowed"')).toBe(1);
  });

  it('should tell nothing to whoever does not bring the token', async () => {
    app = await TestApp.start({ METRICS_TOKEN: TOKEN });
    for (const authorization of [undefined, TOKEN, 'Bearer ', `Bearer ${TOKEN}s`, 'Basic YTpi']) {
      const answer = await read(authorization);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await answer.text()).not.toContain('http_request');
    }
  });

  it('should not be there without a token', async () => {
    app = await TestApp.start();
    for (const authorization of [undefined, 'Bearer ', 'Bearer undefined'])
      expect((await read(authorization)).headers.get('content-type')).not.toContain('text/plain');
  });
});
