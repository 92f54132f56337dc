import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from './support/fixtures';

const MAX_BYTES = 170 * 1024;
const MAX_SCRIPTS = 14;
const MAX_CSS_BYTES = 12 * 1024;

/** Bytes of the uncompressed files as gzip makes them: the budget does not depend on what a server negotiates. */
test('should keep the scan page within its budget of JavaScript, and load it from one origin', async ({
  page,
  server,
}) => {
  const scripts = new Map<string, number>();
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return;
    scripts.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  });
  await page.goto(`/scan/${server.first.codes.at(-1)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
  test
    .info()
    .annotations.push({ type: 'JavaScript', description: `${total} bytes gzip, ${scripts.size} files` });
  expect([...origins]).toEqual([new URL(server.url).origin]);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(MAX_BYTES);
  expect(scripts.size).toBeLessThanOrEqual(MAX_SCRIPTS);
});

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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('response', collect);
  return (await Promise.all(sheets.values())).reduce((sum, bytes) => sum + bytes, 0);
}
