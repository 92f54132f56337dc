import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { activate, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { runApplication, scriptsRun } from './support/page-files';

const KB = 1024;
const MAX = { requests: 18, scripts: 12, gzip: 171_000, brotli: 150 * KB, ownGzip: 20 * KB };
const MAX_CSS_BYTES = 12 * KB;
/** The federation runtime of a remote, which is not the scan page's own code. */
const ENTRY = /\/remoteEntry\./;
/** The large files, which V8 compiles whole while they arrive. No other script may be as large. */
const COMPILED_WHOLE = /:\d+\/assets\/(main|react|vendor)\./;

/** Before a touch: the document and a photo, and only the scripts that stand in the document. */
const BEFORE = { requests: 3, script: 4 * KB };
/** Counts the document and every file that it requested before its load event. */
const REQUESTS_UNTIL_LOAD = `
  1 + performance.getEntriesByType('resource').filter(
    ({ startTime }) => startTime < performance.getEntriesByType('navigation')[0].loadEventStart,
  ).length
`;
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The bytes are those of the files, compressed by the test: the budget does not depend on what a server negotiates. */
test('should keep the page of a code within its budget of requests and JavaScript', async ({
  page,
  server,
}) => {
  const [free, activated] = [await newCode(server), await newCode(server)];
  await activate(server, activated, {
    fields: [{ key: 'phone', value: '+49 170 1234567', visibility: 'public' }],
  });
  for (const alias of [free, activated]) {
    const { urls, scripts } = await watchLoads(page, `/scan/${alias}`, runApplication);
    const bytes = (files: typeof scripts, weigh: (body: Buffer) => Buffer) =>
      files.reduce((sum, { body }) => sum + weigh(body).length, 0);
    const gzip = (files: typeof scripts) => bytes(files, (body) => gzipSync(body, { level: 9 }));
    const seen = {
      requests: urls.length,
      scripts: scripts.length,
      gzip: gzip(scripts),
      brotli: bytes(scripts, (body) => brotliCompressSync(body)),
      ownGzip: gzip(scripts.filter(({ url }) => url.includes('/mfe-scan/') && !ENTRY.test(url))),
    };
    test
      .info()
      .annotations.push({ type: alias === free ? 'free' : 'activated', description: JSON.stringify(seen) });
    expect(scripts.filter(({ url }) => COMPILED_WHOLE.test(url))).toHaveLength(3);
    for (const { body, url } of scripts)
      if (COMPILED_WHOLE.test(url))
        expect(body.toString('utf8', 0, 100), url).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      else expect(body.length, url).toBeLessThanOrEqual(80 * KB);
    expect(new Set(urls.map((url) => new URL(url).origin))).toEqual(new Set([server.url]));
    for (const key of Object.keys(MAX) as (keyof typeof MAX)[]) {
      expect(seen[key], key).toBeGreaterThan(0);
      expect(seen[key], key).toBeLessThanOrEqual(MAX[key]);
    }
  }
});

test('should run no script before a touch but the small ones in the document', async ({ page, server }) => {
  const [activated, paused] = [
    await newCode(server),
    await newCode(server, { item: { status: 'disabled' } }),
  ];
  await activate(server, activated);
  const free = server.first.codes.at(-1);
  for (const path of [activated, free, paused, 'ZZZZ9999'].map((alias) => `/scan/${alias}`)) {
    await page.coverage.startJSCoverage();
    const html = await (await page.goto(path))!.text();
    const requests = await page.evaluate<number>(REQUESTS_UNTIL_LOAD);
    expect(requests).toBeLessThanOrEqual(BEFORE.requests);
    await page.waitForLoadState('networkidle');
    expect((await scriptsRun(page)).filter((file) => file !== path)).toEqual([]);
    const inline = Array.from(html.matchAll(INLINE), ([, script]) => script).join('');
    const bytes = gzipSync(inline, { level: 9 }).length;
    test.info().annotations.push({ type: path, description: `${requests} requests, ${bytes} bytes` });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BEFORE.script);
  }
});

/** Everything that a first visit asks for, each file once. */
async function watchLoads(page: Page, path: string, act: (page: Page) => Promise<void>) {
  const responses = new Map<string, Response>();
  const collect = (response: Response) => responses.set(response.url(), response);
  page.on('response', collect);
  await page.goto(path);
  await act(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  const scripts = [...responses.values()].filter((response) =>
    response.headers()['content-type']?.includes('javascript'),
  );
  return {
    urls: [...responses.keys()],
    scripts: await Promise.all(
      scripts.map(async (response) => ({ url: response.url(), body: await response.body() })),
    ),
  };
}

test('should keep the style sheets of the scan page within their budget', async ({ page, server }) => {
  for (const path of [`/scan/${server.first.codes.at(-1)}`, '/scan', '/scan/ZZZZ9999']) {
    const bytes = await bytesOfSheets(page, path);
    test.info().annotations.push({ type: path, description: `${bytes} bytes gzip` });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_CSS_BYTES);
  }
});

async function bytesOfSheets(page: Page, path: string): Promise<number> {
  const sheets = new Map<string, Promise<number>>();
  const weigh = async (response: Response) => gzipSync(await response.body(), { level: 9 }).length;
  const collect = (response: Response) => {
    if (response.headers()['content-type']?.includes('css')) sheets.set(response.url(), weigh(response));
  };
  page.on('response', collect);
  await page.goto(path);
  await runApplication(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  return (await Promise.all(sheets.values())).reduce((sum, bytes) => sum + bytes, 0);
}
