import { HOUR, MINUTE, REMOTE_FAILURES } from '@ringtag/contracts';
import times from 'lodash/times';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { newBuild, newUploader } from './support/releases';
import { TestApp } from './support/test-app';

const TOKEN = 'a token of an operator';

/** Browsers tell which parts of the site they could not show: nobody else learns of it. */
describe('Failures of remotes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1', METRICS_TOKEN: TOKEN });
  });
  /** They share what a stop ends, such as the place where passwords are hashed. */
  const replicas: TestApp[] = [];
  afterAll(async () => {
    for (const each of [...replicas, app]) await each.stop();
  });
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  const report = (body: object, address = '203.0.113.1', to = app) =>
    to.visitor().post('/api/remote-failures', body, { 'x-forwarded-for': address });
  const OWNED = { name: 'mfe-scan', owner: '@scanning' };
  const FAILURE = { remote: 'mfe-scan', part: 'page' };
  const readMetric = async (part: string, from = app) => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${from.url}/metrics`, { headers })).text();
    const series = `ringtag_remote_failures_total{remote="mfe-scan",part="${part}"} `;
    return text
      .split('\n')
      .find((line) => line.startsWith(series))
      ?.slice(series.length);
  };
  const readStates = async (from = app) => (await (await from.admin()).get('/api/system')).body.remotes;

  it('should be known to all replicas', async () => {
    if (!app.config.database.url) return;
    // Before the clock of the other tests is set.
    const other = await app.replica({ WEB_ROOT: app.webRoot, TRUST_PROXY: '1' });
    replicas.push(other);
    await report(FAILURE, '203.0.113.1', other);
    expect(await readStates()).toMatchObject([{ failures: 1 }]);
  });

  it('should be counted for administrators and monitoring, and for nobody else', async () => {
    expect(await readStates()).toEqual([{ ...OWNED, failures: 0, failingSince: null }]);
    const before = Number(await readMetric('page'));
    const answers = [await report(FAILURE), await report({ ...FAILURE, part: 'remote' }, '203.0.113.2')];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect([await readMetric('page'), await readMetric('part')]).toEqual([String(before + 1), '0']);
    const [state] = await readStates();
    expect(state).toEqual({ ...OWNED, failures: 2, failingSince: expect.any(String) });
    expect(Math.abs(app.clock.now().getTime() - Date.parse(state.failingSince))).toBeLessThan(MINUTE);
    app.clock.advance(HOUR);
    expect(await readStates()).toEqual([{ ...OWNED, failures: 0, failingSince: null }]);
  });

  it('should be counted for the whole remote where a page only names it', async () => {
    const before = Number(await readMetric('remote'));
    const beacon = (remote: string) => app.visitor().send('POST', `/api/remote-failures/${remote}`);
    expect((await beacon('mfe-scan')).status).toBe(204);
    expect((await beacon('mfe-other')).status).toBe(404);
    expect(await readMetric('remote')).toBe(String(before + 1));
  });

  it.each<[string, object, number]>([
    ['a remote that is not deployed', { ...FAILURE, remote: 'mfe-other' }, 404],
    ['no name of a remote', { ...FAILURE, remote: '../shell' }, 400],
    ['an unknown part', { ...FAILURE, part: 'everything' }, 400],
    ['more than that', { ...FAILURE, message: 'x'.repeat(1000) }, 400],
    ['nothing', {}, 400],
  ])('should be refused with %s', async (_what, body, status) => {
    expect((await report(body)).status).toBe(status);
    expect(await readStates()).toMatchObject([{ failures: 0 }]);
  });

  it('should be counted a few times an hour for each client, also at once', async () => {
    const { max } = REMOTE_FAILURES.perClient;
    const answers = await Promise.all(times(2 * max, () => report(FAILURE)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(max);
    expect(answers.every(({ status }) => [204, 429].includes(status))).toBe(true);
    expect(await readStates()).toMatchObject([{ failures: max }]);
    expect((await report(FAILURE, '198.51.100.1')).status).toBe(204);
  });

  it('should be counted of a new remote that only a share of the documents shows', async () => {
    const admin = await app.admin();
    const failure = { remote: 'mfe-tips', part: 'page' };
    await (await newUploader(app, admin, 'mfe-tips')).upload(newBuild(7, { remote: 'mfe-tips' }));
    expect((await report(failure)).status).toBe(404);
    await admin.patch('/api/releases/mfe-tips/7', { version: 0, share: 10 });
    expect((await report(failure)).status).toBe(204);
    expect(await readStates()).toContainEqual(expect.objectContaining({ name: 'mfe-tips', failures: 1 }));
  });
});
