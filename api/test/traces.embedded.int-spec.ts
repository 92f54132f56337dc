import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { loadConfig } from '../src/platform/config/load-config';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { runIn } from '../src/platform/tracing/span';
import { Tracing } from '../src/platform/tracing/tracing';
import { attribute, Collector, toTree } from './support/collector';
import { setVariables } from './support/set-variables';
import { newEmail, TestApp, wrongCode } from './support/test-app';

const STRANGER = '4bf92f3577b34da6a3ce929d0e0e4736';
/** Free text of requests: none of it may leave with a trace. */
const NAME = 'Perpetua Quill';
const PASSWORD = 'nine green bottles';
const AGENT = 'ringtag-test-agent/17';
/** Of OTLP. */
const STATUS_CODE_ERROR = 2;
const NANOSECONDS_OF_ONE_MS = 1_000_000n;

describe('Traces', () => {
  let collector: Collector;
  let app: TestApp | undefined;
  let unset = () => {};
  beforeEach(async () => {
    collector = new Collector();
    await collector.start();
  });
  afterEach(async () => {
    await app?.stop();
    app = undefined;
    await collector.stop();
    unset();
  });

  const settings = () => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  });
  const start = async (changed: NodeJS.ProcessEnv = {}) =>
    (app = await TestApp.startWithPages({ ...settings(), ...changed }));
  /** Stopping sends what was recorded. */
  const stop = async () => {
    await app?.stop();
    app = undefined;
  };

  /** Spans without the work that they cover. */
  const record = (count: number) => {
    const tracing = app!.app.nest.get(Tracing);
    for (let i = 0; i < count; i += 1) tracing.begin({ name: 'test' })?.end();
  };

  it('should show an activation from the request to the mail, and nothing of the person (LOG-2)', async () => {
    const { mail } = await start();
    const owner = app!.visitor();
    const alias = await app!.code();
    const email = newEmail();
    const headers = { 'user-agent': AGENT, traceparent: `00-${STRANGER}-00f067aa0ba902b7-01` };
    await app!.visitor().get(`/scan/${alias}?from=${AGENT}`, headers);
    const asked = await owner.post(`/api/scan/${alias}/profile`, { name: NAME, email }, headers);
    const code = await mail.codeFor(email);
    const { challengeId } = asked.body;
    await owner.post(`/api/scan/${alias}/activate`, { challengeId, code: wrongCode(code) }, headers);
    const done = await owner.post(`/api/scan/${alias}/activate`, { challengeId, code }, headers);
    expect(done.status).toBe(200);
    const token = await mail.tokenFor(email);
    await app!.member(PASSWORD);
    await stop();

    const requestId = asked.headers.get('x-request-id');
    const request = collector.spans.find((span) => attribute(span, 'ringtag.request_id') === requestId)!;
    expect(request.name).toBe('POST /api/scan/:alias/profile');
    expect(attribute(request, 'http.response.status_code')).toBe(201);
    const trace = collector.spans.filter(({ traceId }) => traceId === request.traceId);
    // Statements are spans where they took long, which a busy machine decides.
    const tree = toTree(trace.filter((span) => attribute(span, 'db.query.text') === undefined));
    expect(tree).toEqual([
      'POST /api/scan/:alias/profile',
      // That of the limits, and that of the challenge with its mail.
      '  transaction',
      '  transaction',
      '    mail',
      '      compose',
      '      smtp',
    ]);
    const [, transaction, sent] = ['', 'transaction', 'mail'].map((it) =>
      trace.find(({ name }) => name === it),
    );
    expect(transaction!.events.map(({ name }) => name)).toEqual(['begun', 'committing']);
    expect(attribute(transaction!, 'ringtag.tries')).toBe(1);
    expect(attribute(sent!, 'ringtag.mail.template')).toBe('activate');
    expect(attribute(sent!, 'ringtag.mail.outcome')).toBe('sent');
    expect(toTree(collector.spans)).toEqual(
      expect.arrayContaining([
        'GET /*',
        '  document drawing',
        'POST /api/scan/:alias/activate',
        '  password hashing',
      ]),
    );

    const sentAway = Buffer.concat(collector.bodies).toString();
    const cookie = owner.cookie?.split('=')[1];
    const told = [alias, email, email.split('@')[0], ...NAME.split(' '), code, token, challengeId, cookie];
    for (const secret of [...told, done.body.user.id, PASSWORD, AGENT, '127.0.0.1', STRANGER]) {
      expect(secret).toBeTruthy();
      expect(sentAway).not.toContain(secret);
    }
  });

  it('should lead from a line of the log to its trace', async () => {
    const { logs, dataSource } = await start();
    const failed = new Error('broken on purpose');
    jest.spyOn(dataSource, 'transaction').mockRejectedValue(failed);
    const answer = await app!.visitor().post('/api/auth/register', { email: newEmail() });
    expect(answer.status).toBe(500);
    jest.restoreAllMocks();
    await stop();
    const line = logs.find((it) => it.includes(failed.message))!;
    const { requestId, traceId } = JSON.parse(line) as Record<string, string>;
    const span = collector.spans.find((it) => attribute(it, 'ringtag.request_id') === requestId)!;
    expect(requestId).toBe(answer.body.requestId);
    expect(span.traceId).toBe(traceId);
    expect(attribute(span, 'error.type')).toBe('500');
    expect(span.status.code).toBe(STATUS_CODE_ERROR);
  });

  it('should show a slow statement without its values, and housekeeping', async () => {
    const { nest } = (await start()).app;
    const isSqlite = app!.dataSource.options.type === 'better-sqlite3';
    const slow = isSqlite
      ? 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 777777) SELECT MAX(x) FROM n'
      : 'SELECT SLEEP(0.0777)';
    await runIn(nest.get(Tracing).begin({ name: 'test' }), () => app!.dataSource.query(slow));
    await nest.get(Housekeeping).sweep();
    await stop();
    const root = collector.spans.find(({ name }) => name === 'test')!;
    const statement = collector.spans.find(({ parentSpanId }) => parentSpanId === root.spanId)!;
    expect(statement.name).toBe(isSqlite ? 'WITH n' : 'SELECT');
    expect(attribute(statement, 'db.query.text')).toBe(slow.replace(/\b[\d.]+\b/g, '?'));
    const took = BigInt(statement.endTimeUnixNano) - BigInt(statement.startTimeUnixNano);
    expect(took).toBeGreaterThanOrEqual(20n * NANOSECONDS_OF_ONE_MS);
    const swept = collector.spans.filter(({ name }) => name === 'sweep');
    expect(swept.map((it) => attribute(it, 'ringtag.table'))).toEqual(
      expect.arrayContaining(['sessions', 'outbox']),
    );
  });

  it('should show why a transaction began again', async () => {
    const { nest } = (await start()).app;
    const deadlock = { errno: 1213, code: 'ER_LOCK_DEADLOCK' };
    const work = jest.fn().mockRejectedValueOnce(Object.assign(new Error(NAME), deadlock));
    const span = nest.get(Tracing).begin({ name: 'test' });
    await runIn(span, () => nest.get(TransactionRunner).run(work));
    await stop();
    const transaction = collector.spans.find(({ name }) => name === 'transaction')!;
    expect(attribute(transaction, 'ringtag.tries')).toBe(2);
    expect(transaction.events.map(({ name }) => name)).toEqual(['begun', 'failed', 'begun', 'committing']);
    const sent = JSON.stringify(transaction.events);
    expect(sent).toContain('ER_LOCK_DEADLOCK');
    expect(sent).not.toContain(NAME);
  });

  it('should name no span after a method that no route serves', async () => {
    await start();
    await fetch(`${app!.url}/no/page`, { method: 'M-SEARCH' });
    await stop();
    const [request] = collector.spans;
    expect([request!.name, attribute(request!, 'http.request.method')]).toEqual(['HTTP none', '_OTHER']);
    expect(attribute(request!, 'http.request.method_original')).toBe('M-SEARCH');
  });

  it('should show a request whose client left', async () => {
    await start();
    const { hostname, port } = new URL(app!.url);
    const closed = once(app!.app.nest.getHttpServer() as Server, 'connection').then(([socket]: Socket[]) =>
      once(socket!, 'close'),
    );
    const client = connect(Number(port), hostname);
    const headers = [
      'Host: qr.test',
      'Content-Type: application/json',
      'Content-Length: 9',
      'Expect: 100-continue',
    ];
    client.write(`POST /api/auth/sign-in HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    await once(client, 'data');
    client.destroy();
    // A server that stops does not wait until it sees that a client left.
    await closed;
    await stop();
    const [request] = collector.spans;
    expect([request!.name, attribute(request!, 'error.type')]).toEqual([
      'POST /api/auth/sign-in',
      'connection_closed',
    ]);
  });

  it('should record nothing that the sampler does not choose, in mails neither', async () => {
    await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
    const traceparent = `00-${STRANGER}-00f067aa0ba902b7-01`;
    const email = newEmail();
    await app!.visitor().post('/api/auth/register', { email }, { traceparent });
    await app!.mail.codeFor(email);
    await stop();
    expect(collector.bodies).toEqual([]);
  });

  it('should answer as always while the collector hangs, hold little, and stop without it', async () => {
    // Longer than any test: stopping must not wait for it.
    unset = setVariables({ OTEL_EXPORTER_OTLP_TIMEOUT: '600000' });
    const held: ServerResponse[] = [];
    const heard = new Promise<void>((resolve) => {
      collector.answer = (response) => {
        held.push(response);
        resolve();
      };
    });
    await start();
    record(512);
    await heard;
    record(5000);
    const email = newEmail();
    expect((await app!.visitor().post('/api/auth/register', { email })).status).toBe(200);
    await app!.mail.codeFor(email);
    await stop();
    // What was under way, and what waited behind it.
    expect(collector.spans).toHaveLength(512 + 2048);
    for (const response of held) response.end('{}');
  });

  it('should wait two seconds at most until a collector has taken the last spans', async () => {
    const heard = new Promise<ServerResponse>((resolve) => (collector.answer = resolve));
    const tracing = await Tracing.start(loadConfig({ NODE_ENV: 'test', ...settings() }).tracing);
    tracing.begin({ name: 'test' })?.end();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const stopped = jest.fn();
    const stopping = tracing.stop().then(stopped);
    const response = await heard;
    await jest.advanceTimersByTimeAsync(1999);
    expect(stopped).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(stopped).toHaveBeenCalled();
    jest.useRealTimers();
    response.end('{}');
    await stopping;
  });

  it('should log once that the collector refuses, and lose no request for it', async () => {
    collector.answer = (response) => void response.writeHead(403).end('no');
    const { logs } = await start();
    record(1000);
    expect((await app!.visitor().get('/api/user/me')).status).toBe(401);
    await stop();
    expect(collector.bodies.length).toBeGreaterThan(1);
    const lines = logs.filter((line) => line.includes('does not take traces'));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 'warn', url: `${collector.url}/v1/traces`, reason: '403 Forbidden' }),
    ]);
  });

  it('should do what the variables of OpenTelemetry say about where and how', async () => {
    unset = setVariables({
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-an-operator',
      OTEL_SERVICE_NAME: 'ringtag-north',
    });
    await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/own/path`,
      OTEL_EXPORTER_OTLP_PROTOCOL: '',
    });
    await app!.visitor().get('/api/user/me');
    await stop();
    expect(collector.paths).toEqual(['/own/path']);
    expect(collector.headers[0]).toMatchObject({
      authorization: 'Bearer of-an-operator',
      'content-type': 'application/x-protobuf',
    });
    const sent = collector.bodies[0]!.toString('latin1');
    for (const part of ['ringtag-north', 'GET /api/user/me']) expect(sent).toContain(part);
  });
});
