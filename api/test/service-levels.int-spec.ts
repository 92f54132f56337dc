import { BUDGET_WINDOW, DAY, HOUR, MINUTE } from '@ringtag/contracts';
import { countsLevels } from '../src/operations';
import { ExpiredRows } from '../src/platform/housekeeping/expired-rows';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { ServiceLevels } from '../src/platform/service-levels/service-levels';
import { ServiceCountEntity } from '../src/platform/tables/service-count.entity';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('service levels', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await levels().flush();
    await app.dataSource.manager.clear(ServiceCountEntity);
    admin = await app.admin();
  });

  const levels = () => app.app.nest.get(ServiceLevels);
  /** Those of another process on the same database. */
  const otherLevels = () => new ServiceLevels(app.dataSource, app.clock, app.app.nest.get(ExpiredRows));
  const read = async () => (await admin.get('/api/system')).body.serviceLevels;
  const find = async (level: string) =>
    (await read()).levels.find((each: { level: string }) => each.level === level);

  it('should say that nothing was counted yet', async () => {
    const { countedSince, levels: shown } = await read();
    // The sign-in is counted, but not written yet.
    expect(countedSince).toBeNull();
    expect(shown).toEqual([
      { level: 'answers', target: 0.999, events: 0, failures: 0 },
      { level: 'scans', target: 0.99, events: 0, failures: 0 },
      { level: 'digits', target: 0.99, events: 0, failures: 0 },
    ]);
  });

  it('should count the answers to people, and scans among them, but neither monitoring nor files', async () => {
    const alias = await app.code();
    const before = { ...levels().sinceStart.answers };
    for (const path of ['/health/live', '/health/ready', '/favicon.svg', '/_mf/mfe-scan/remoteEntry.js'])
      await fetch(app.url + path);
    await app.visitor().get(`/api/scan/${alias}`);
    await app.visitor().get('/api/user/me');
    await levels().flush();
    expect(levels().sinceStart.answers).toEqual({ events: before.events + 2, failures: before.failures });
    expect(await find('scans')).toMatchObject({ events: 1 });
    expect((await read()).countedSince).toBe(
      new Date(Math.floor(app.clock.now().getTime() / HOUR) * HOUR).toISOString(),
    );
  });

  it('should count the document of a code as a scan', async () => {
    const before = levels().sinceStart.scans.events;
    for (const path of ['/scan/ABCDE23456', '/SCAN/ABCDE23456/', '/scan/ABCDE23456?locale=de', '/my-codes'])
      await app.visitor().get(path);
    expect(levels().sinceStart.scans.events).toBe(before + 3);
  });

  it('should count a scan that took longer than promised as a failure of scans alone', () => {
    const counts = otherLevels();
    const scan = { method: 'GET', route: '/api/scan/:alias', path: '/api/scan/ABCDE23456', status: 200 };
    const observe = countsLevels(counts);
    observe({ ...scan, seconds: 0.25 });
    observe({ ...scan, seconds: 0.251 });
    expect(counts.sinceStart).toMatchObject({
      answers: { events: 2, failures: 0 },
      scans: { events: 2, failures: 1 },
    });
  });

  it('should count an answer of 500 and more as a failure', async () => {
    const alias = await app.code();
    await app.dataSource.query('ALTER TABLE items RENAME TO items_away');
    const { status } = await app.visitor().get(`/api/scan/${alias}`);
    await app.dataSource.query('ALTER TABLE items_away RENAME TO items');
    expect(status).toBe(500);
    await levels().flush();
    expect(await find('answers')).toMatchObject({ failures: 1 });
    expect(await find('scans')).toMatchObject({ events: 1, failures: 1 });
  });

  it('should add up what several processes wrote in several hours, and what one wrote before its restart', async () => {
    for (const each of [otherLevels(), otherLevels(), otherLevels()]) {
      each.count('digits', true);
      each.count('digits', false);
      await each.flush();
      await each.flush();
      each.count('digits', true);
      await each.flush();
      app.clock.advance(HOUR);
    }
    admin = await app.admin();
    expect(await find('digits')).toMatchObject({ events: 9, failures: 3 });
    const countedFor = app.clock.now().getTime() - Date.parse((await read()).countedSince);
    expect(countedFor).toBeGreaterThanOrEqual(3 * HOUR);
  });

  it('should write once a minute, and what is left when the server stops', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'Date'] });
    const other = otherLevels();
    other.onApplicationBootstrap();
    other.count('digits', true);
    jest.advanceTimersByTime(MINUTE);
    jest.useRealTimers();
    await eventually(async () => (await find('digits')).events, 1);
    other.count('digits', false);
    await other.beforeApplicationShutdown();
    expect(await find('digits')).toMatchObject({ events: 2, failures: 1 });
  });

  it('should lose nothing when two processes write at once', async () => {
    const [one, other] = [otherLevels(), otherLevels()];
    for (const each of [one, other]) each.count('digits', false);
    await Promise.all([one.flush(), other.flush()]);
    expect(await find('digits')).toMatchObject({ events: 2, failures: 2 });
    expect(await app.dataSource.manager.countBy(ServiceCountEntity, { level: 'digits' })).toBe(1);
  });

  it('should write later what could not be written', async () => {
    await app.dataSource.query('ALTER TABLE service_counts RENAME TO service_counts_away');
    levels().count('digits', true);
    await levels().flush();
    await app.dataSource.query('ALTER TABLE service_counts_away RENAME TO service_counts');
    expect((await find('digits')).events).toBe(0);
    await levels().flush();
    expect((await find('digits')).events).toBe(1);
  });

  it('should leave out what is older than 30 days, and delete it', async () => {
    levels().count('digits', false);
    await levels().flush();
    app.clock.advance(BUDGET_WINDOW - DAY);
    admin = await app.admin();
    expect(await find('digits')).toMatchObject({ failures: 1 });
    app.clock.advance(DAY + 2 * HOUR);
    admin = await app.admin();
    expect(await find('digits')).toMatchObject({ events: 0 });
    await app.app.nest.get(Housekeeping).sweep();
    expect(await app.dataSource.manager.countBy(ServiceCountEntity, { level: 'digits' })).toBe(0);
  });

  it('should count mails with digits by how late the mail server took them', async () => {
    const digits = () => levels().sinceStart.digits;
    const before = { ...digits() };
    const ask = () => app.visitor().post('/api/auth/sign-in', { email: newEmail() });
    await ask();
    await eventually(() => digits().events, before.events + 1);
    expect(digits().failures).toBe(before.failures);
    app.mail.hold();
    await ask();
    await app.mail.holding(1);
    app.clock.advance(MINUTE + 1);
    app.mail.hurry();
    await eventually(() => digits().events, before.events + 2);
    expect(digits().failures).toBe(before.failures + 1);
  });
});
