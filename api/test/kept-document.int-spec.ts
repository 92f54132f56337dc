import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CODE_GUESSES } from '@ringtag/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { newEmail, TestApp } from './support/test-app';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
const TOKEN = /(?<=name="formToken" value=")[^"]+/;
/** These differ from answer to answer. */
const OWN = ['x-request-id', 'date', 'connection', 'content-length', 'content-encoding'];

describe('The document of a code that was drawn before', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  const ask = (alias: string, headers: Record<string, string> = {}, more: object = {}) =>
    app.app.nest.inject({
      url: `/scan/${alias}`,
      headers: { 'user-agent': PHONE, 'accept-encoding': 'br', ...headers },
      ...more,
    }) as Promise<LightMyRequestResponse>;
  const textIn = ({ rawPayload, headers }: LightMyRequestResponse) => {
    const encoding = headers['content-encoding'];
    const bytes =
      encoding === 'br'
        ? brotliDecompressSync(rawPayload)
        : encoding === 'gzip'
          ? gunzipSync(rawPayload)
          : rawPayload;
    return bytes.toString();
  };
  const activated = async () => {
    const alias = await app.code();
    return { alias, owner: await app.owner(alias, newEmail(), { name: 'Ann Lee' }) };
  };
  const rename = (alias: string, name: string) =>
    app.dataSource.query('UPDATE users SET name = ? WHERE id = (SELECT ownerId FROM items WHERE alias = ?)', [
      name,
      alias,
    ]);

  it('should have the same words and headers however it is sent, and a form of its own each time', async () => {
    const { alias } = await activated();
    const first = await ask(alias);
    const others = [
      await ask(alias),
      await ask(alias.toLowerCase()),
      await ask(alias, { 'accept-encoding': 'gzip' }),
      await ask(alias, { 'accept-encoding': 'identity' }),
      // Cookies lead past the lane.
      await ask(alias, { cookie: 'a=b' }),
    ];
    const words = (answer: LightMyRequestResponse) => textIn(answer).replace(TOKEN, '');
    const head = ({ headers }: LightMyRequestResponse) =>
      Object.entries(headers)
        .filter(([name]) => !OWN.includes(name))
        .sort();
    for (const answer of others) {
      expect([answer.statusCode, words(answer)]).toEqual([200, words(first)]);
      expect(head(answer)).toEqual(head(first));
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
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
    const head = await ask(alias, {}, { method: 'HEAD' });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers['content-encoding']).toBe('br');
  });

  it.each([
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['x-br, gzip;q=0', undefined],
  ])('should be sent to "Accept-Encoding: %s" as %s', async (accepted, encoding) => {
    const { alias } = await activated();
    for (const time of ['drawn', 'kept']) {
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
    const remoteAddress = '203.0.113.9';
    expect((await ask(alias)).statusCode).toBe(200);
    for (let guess = 0; guess < CODE_GUESSES.perAddress; guess += 1)
      await ask(`ZZZZ${String(2000 + guess)}`, {}, { remoteAddress });
    const refused = await ask(alias, {}, { remoteAddress });
    expect(refused.statusCode).toBe(429);
    expect(textIn(refused)).not.toContain('Ann Lee');
    expect((await ask(alias)).statusCode).toBe(200);
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
    await expect(eventually(scans, before + 3)).resolves.toBe(before + 3);
  });
});

/** Counts are written a moment later, together. */
async function eventually(read: () => Promise<number>, wanted: number): Promise<number> {
  const deadline = Date.now() + 5000;
  for (;;) {
    const seen = await read();
    if (seen >= wanted || Date.now() > deadline) return seen;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
