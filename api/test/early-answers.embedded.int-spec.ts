import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CODE_GUESSES } from '@ringtag/contracts';
import { ScanPages } from '../src/codes';
import { Changes } from '../src/platform/changes/changes';
import { ScanDocuments } from '../src/web/documents/scan-documents';
import { eventually } from './support/eventually';
import { newEmail, TestApp } from './support/test-app';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
const TOKEN = /(?<=name="formToken" value=")[^"]+/;
/** These differ from answer to answer. */
const OWN = ['x-request-id', 'date', 'connection', 'content-length', 'content-encoding'];

describe('Answers for codes before guards and pipes', () => {
  let app: TestApp;
  let changes: Changes;
  /** What only the routes call. */
  let routed: [jest.SpiedFunction<ScanPages['get']>, jest.SpiedFunction<ScanDocuments['make']>];
  beforeAll(async () => {
    app = await TestApp.startWithPages({ TRUST_PROXY: '1', METRICS_TOKEN: 'a token of an operator' });
    changes = app.app.nest.get(Changes);
    // A busy machine reads changes late, and then has to wait for the database.
    jest.spyOn(changes, 'isCurrent', 'get').mockReturnValue(true);
    const { nest } = app.app;
    routed = [jest.spyOn(nest.get(ScanPages), 'get'), jest.spyOn(nest.get(ScanDocuments), 'make')];
  });
  beforeEach(() => jest.clearAllMocks());
  afterAll(() => app.stop());

  /** The answer as it comes: `fetch` would take the encoding off. */
  const ask = async (alias: string, headers: Record<string, string> = {}, method = 'GET') => {
    const sent = { 'user-agent': PHONE, 'accept-encoding': 'gzip, br', ...headers };
    const asked = request(`${app.url}/scan/${alias}`, { method, headers: sent }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
  };
  type Answer = Awaited<ReturnType<typeof ask>>;
  const textIn = ({ bytes, headers }: Answer) => {
    const encoding = headers['content-encoding'];
    const read = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : undefined;
    return (read?.(bytes) ?? bytes).toString();
  };
  const head = (headers: Answer['headers']) =>
    Object.entries(headers)
      .filter(([name]) => !OWN.includes(name))
      .sort();
  /** Answers how many requests went to their routes since it was asked last. */
  const countRouted = () => routed.reduce((sum, { mock }) => sum + mock.calls.splice(0).length, 0);
  const activated = async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail(), { name: 'Ann Lee' });
    await changesAreRead();
    return { alias, owner };
  };
  /** A replica hears of its own changes once more, from the database. Nothing is forgotten after that. */
  const changesAreRead = async () => {
    const made = performance.now();
    const readAfterwards = ({ feedAge = 0 }) => feedAge * 1000 < performance.now() - made;
    await eventually(() => readAfterwards(changes.state()), true);
  };
  const rename = (alias: string, name: string) =>
    app.dataSource.query('UPDATE users SET name = ? WHERE id = (SELECT ownerId FROM items WHERE alias = ?)', [
      name,
      alias,
    ]);

  it('should have the same words and headers however it is sent, and a form of its own each time', async () => {
    const { alias } = await activated();
    const first = await ask(alias);
    countRouted();
    const others = [
      await ask(alias),
      await ask(alias.toLowerCase()),
      await ask(alias, { 'accept-encoding': 'br' }),
      await ask(alias, { 'accept-encoding': 'identity' }),
    ];
    expect(countRouted()).toBe(0);
    others.push(await ask(alias, { cookie: 'a=b' }));
    expect(countRouted()).toBe(1);
    const words = (answer: Answer) => textIn(answer).replace(TOKEN, '');
    for (const answer of others) {
      expect([answer.status, words(answer)]).toEqual([200, words(first)]);
      expect(head(answer.headers)).toEqual(head(first.headers));
      expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
    }
    expect(first.headers).toMatchObject({
      'content-language': 'en',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language, Cookie, Accept-Encoding',
    });
    expect(new Set([first, ...others].map((answer) => TOKEN.exec(textIn(answer))![0])).size).toBe(6);
  });

  it('should answer HEAD without a body, and as long as GET', async () => {
    const { alias } = await activated();
    const get = await ask(alias);
    const { status, headers, bytes } = await ask(alias, {}, 'HEAD');
    expect([status, bytes.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(get.headers['content-length']);
    expect(headers['content-encoding']).toBe('gzip');
  });

  it.each([
    ['BR', 'br'],
    ['*', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['x-br, gzip;q=0', undefined],
  ])('should be sent to "Accept-Encoding: %s" as %s', async (accepted, encoding) => {
    const { alias } = await activated();
    for (const time of ['first', 'again']) {
      const answer = await ask(alias, { 'accept-encoding': accepted });
      expect([time, answer.headers['content-encoding']]).toEqual([time, encoding]);
      expect(textIn(answer)).toContain('Ann Lee');
    }
  });

  it('should be drawn anew once the owner has changed something, and in each language', async () => {
    const { alias, owner } = await activated();
    expect(textIn(await ask(alias))).toContain('Ann Lee');
    await rename(alias, 'Bea Lee');
    await owner.send('DELETE', '/api/profile/photo');
    // Reads the code again, so that only its document is old.
    await app.visitor().get(`/api/scan/${alias}`);
    expect(textIn(await ask(alias))).toContain('Bea Lee');
    expect(textIn(await ask(alias, { 'accept-language': 'de' }))).toContain('<html lang="de"');
    expect((await ask(alias, { 'accept-language': 'de' })).headers['content-language']).toBe('de');
  });

  it('should not be shown to a client that has guessed too often (LIM-2)', async () => {
    const { alias } = await activated();
    const guesser = { 'x-forwarded-for': '203.0.113.9' };
    expect((await ask(alias)).status).toBe(200);
    for (let guess = 0; guess < CODE_GUESSES.perAddress; guess += 1)
      await ask(`ZZZZ${String(2000 + guess)}`, guesser);
    const refused = await ask(alias, guesser);
    expect(refused.status).toBe(429);
    expect(textIn(refused)).not.toContain('Ann Lee');
    expect((await fetch(`${app.url}/api/scan/${alias}`, { headers: guesser })).status).toBe(429);
    expect((await ask(alias)).status).toBe(200);
  });

  it('should be noted with the route of all pages', async () => {
    const { alias } = await activated();
    const noted = async () => {
      const authorization = 'Bearer a token of an operator';
      const text = await (await fetch(`${app.url}/metrics`, { headers: { authorization } })).text();
      const row = 'http_request_duration_seconds_count{method="GET",route="/*",status="200"} ';
      return Number(text.split(row)[1]?.split('\n')[0] ?? 0);
    };
    const before = await noted();
    await ask(alias);
    await ask(alias);
    expect((await noted()) - before).toBe(2);
  });

  it('should be the same for a scan by its route', async () => {
    const { alias } = await activated();
    const scan = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(`${app.url}/api/scan/${alias}`, { headers });
      const { formToken, ...body } = (await answer.json()) as { formToken: string };
      return { head: head(Object.fromEntries(answer.headers)), body, formToken };
    };
    const first = await scan();
    countRouted();
    const [second, early] = [await scan(), countRouted()];
    const [other, late] = [await scan({ cookie: 'a=b' }), countRouted()];
    expect([early, late]).toEqual([0, 1]);
    expect([second.head, second.body]).toEqual([other.head, other.body]);
    expect([first.head, first.body]).toEqual([other.head, other.body]);
    expect(new Set([first, second, other].map(({ formToken }) => formToken)).size).toBe(3);
  });

  it('should count as a scan, by each browser once', async () => {
    const { alias } = await activated();
    const scans = async (): Promise<number> => {
      const rows = await app.dataSource.query(
        'SELECT SUM(`count`) AS sum FROM scan_counts WHERE itemId = (SELECT id FROM items WHERE alias = ?)',
        [alias],
      );
      return Number(rows[0].sum ?? 0);
    };
    const before = await scans();
    for (const version of ['17_1', '17_2', '17_3', '17_3'])
      await ask(alias, { 'user-agent': PHONE.replace('17_0', version) });
    // Counts are written a moment later, together.
    await eventually(async () => (await scans()) >= before + 3, true);
    expect(await scans()).toBe(before + 3);
  });
});
