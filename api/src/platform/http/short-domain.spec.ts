import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../config/load-config';
import { httpAdapter } from './http-server';

/** Where a request under this host name is sent on to, or the status of an answer of its own. */
async function answerTo(
  url: string,
  { host = 'qr.example', method = 'GET', short = 'https://qr.example', links = 'https://links.example' } = {},
) {
  const { server } = loadConfig({
    NODE_ENV: 'test',
    SECRET_KEY: 'x'.repeat(32),
    PUBLIC_URL: 'https://ringtag.example',
  });
  const fastify = httpAdapter({ ...server, shortUrl: short, codesUrl: links }).getInstance();
  for (const path of ['/health/live', '/*'])
    fastify.route({ method: ['GET', 'POST'], url: path, handler: () => 'here' });
  const { statusCode, headers } = await fastify.inject({ method: method as 'GET', url, headers: { host } });
  return headers.location ?? statusCode;
}

const ROOT = join(__dirname, '../../../..');

/** The paths of one word that open a page, but for that of the codes. */
function pages(): string[] {
  const remotes = readdirSync(ROOT).filter((name) => /^mfe-/.test(name));
  const paths = remotes.flatMap((name) => {
    const { routes } = JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8')) as {
      routes: { path: string }[];
    };
    return routes.map(({ path }) => path);
  });
  return paths.filter((path) => /^\/[a-z-]+$/.test(path));
}

describe('a short domain', () => {
  it.each([
    '/ABCD2345',
    '/abcd-2345',
    '/ABCD2345/',
    '/ABCD2345?locale=de',
    '/DOG',
    '/%41BCD2345',
    '/ABCD-2345).',
    '/ABCD2345%E2%80%9D',
  ])('should lead from %s to its scan page', async (path) =>
    expect(await answerTo(path)).toBe(`https://ringtag.example/scan${path}`),
  );

  it.each([
    '/SCAN/ABCD2345',
    '/',
    '/scan',
    '/legal/terms',
    '/remotes.json',
    '/messages.',
    '/ABCD.2345',
    '//evil.example/ABCD2345',
  ])('should lead from %s to the same path of the site', async (path) =>
    expect(await answerTo(path)).toBe(`https://ringtag.example${path}`),
  );

  it('should lead from the address of every page to that page', async () => {
    expect(pages()).toEqual(expect.arrayContaining(['/sign-in', '/projects', '/profile']));
    for (const path of pages()) expect(await answerTo(path)).toBe(`https://ringtag.example${path}`);
    expect(await answerTo('/sign-in?from=%2Fmy-codes')).toBe(
      'https://ringtag.example/sign-in?from=%2Fmy-codes',
    );
  });

  it('should be known however its name is written', async () => {
    for (const host of ['QR.EXAMPLE', 'Qr.Example', 'LINKS.example'])
      expect(await answerTo('/ABCD2345', { host })).toBe('https://ringtag.example/scan/ABCD2345');
    expect(await answerTo('/ABCD2345', { host: 'RINGTAG.example' })).toBe(200);
  });

  it('should lead to the site from the link service too, where that name leads here', async () => {
    for (const path of ['/SCAN/ABCD2345', '/legal/terms'])
      expect(await answerTo(path, { host: 'links.example' })).toBe(`https://ringtag.example${path}`);
  });

  it('should answer probes and what is not a page itself', async () => {
    expect(await answerTo('/health/live')).toBe(200);
    expect(await answerTo('/%68ealth/live')).toBe(200);
    expect(await answerTo('/scan/ABCD2345/message', { method: 'POST' })).toBe(200);
  });

  it('should leave the site alone, also where there is no short domain', async () => {
    expect(await answerTo('/ABCD2345', { host: 'ringtag.example' })).toBe(200);
    expect(await answerTo('/ABCD2345', { host: 'ringtag.example', short: 'https://ringtag.example' })).toBe(
      200,
    );
  });

  it('should never lead the site to itself, also where it is named with another scheme', async () => {
    const site = 'http://ringtag.example';
    const answers = ['/ABCD2345', '/legal/terms'].map((path) =>
      answerTo(path, { host: 'ringtag.example', short: site, links: site }),
    );
    expect(await Promise.all(answers)).toEqual([200, 200]);
  });
});
