import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { activate, ask, newCode, newPage, signedIn, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import { scriptsIn, scriptsRun } from './support/page-files';
import type { Server } from './support/server';

/**
 * The most bytes of scripts and style sheets that the first page of each remote may load, as gzip makes them of the
 * uncompressed files: 95 % of what it loaded before there was a budget; /sign-in: see ADR 24.
 */
const PAGES = [
  {
    path: '/sign-in',
    bytes: 197_700,
    data: ['/api/user/me'],
  },
  {
    path: '/my-codes',
    bytes: 288_700,
    data: ['/api/user/me', '/api/profile', '/api/messages?page=1&pageSize=1', '/api/my-codes?page=1'],
    person: async (server: Server) => {
      const owner = await activate(server, await newCode(server));
      await ask(owner.api, 'POST', `/api/scan/${await newCode(server)}/activate`, {});
      return owner;
    },
  },
  {
    path: '/home',
    bytes: 262_000,
    data: ['/api/user/me', '/api/profile', '/api/messages?page=1&pageSize=1', '/api/home'],
    person: async (server: Server) => activate(server, await newCode(server)),
  },
  {
    path: '/projects',
    bytes: 261_700,
    data: ['/api/user/me', '/api/profile', '/api/messages?page=1&pageSize=1'].concat(
      '/api/projects?page=1&archived=false',
    ),
    person: (server: Server) => signedIn(server, server.first.admin),
  },
];

for (const { path, bytes, data, person } of PAGES) {
  test(`should bring the files and the data of ${path} along, each once, within its budget`, async ({
    browser,
    server,
  }) => {
    const page = await newPage(browser, server, (await person?.(server)) satisfies Person | undefined);
    const files = watchFiles(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().slice(server.url.length)));
    // What is fetched later, when the browser is idle, is no part of the first page.
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
    // A server that has just started tells a page to read again.
    await page.route(/\/api\/events/, (route) => route.abort());
    await page.coverage.startJSCoverage();
    const html = await (await page.goto(path))!.text();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');

    const { named, main } = scriptsIn(html);
    const scripts = asked.filter((name) => name.endsWith('.js') && name !== main);
    expect([...new Set(scripts)].sort()).toEqual([...named].sort());
    const run = await scriptsRun(page);
    expect(named.filter((file) => !run.includes(file))).toEqual([]);
    expect(asked.filter((name) => name.endsWith('.json'))).toEqual([]);
    // The browser's own record: what was preloaded and what the page asked for are one entry.
    const first = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').filter(({ initiatorType, name }) => initiatorType === 'link' &&
         name.includes('/api/')).map(({ name }) => name.slice(location.origin.length))`,
    );
    expect(first.sort()).toEqual([...data].sort());
    const unused = await page.evaluate<string[]>(
      `performance.getEntriesByType('resource').filter(({ initiatorType, name }) => initiatorType === 'fetch')
         .map(({ name }) => name.slice(location.origin.length))`,
    );
    expect(unused.filter((name) => name === data.at(-1))).toEqual([]);

    const seen = await weigh(files);
    test.info().annotations.push({ type: path, description: `${seen} bytes gzip` });
    expect(seen).toBeGreaterThan(100_000);
    expect(seen).toBeLessThanOrEqual(bytes);
  });
}

function watchFiles(page: Page): Map<string, Response> {
  const files = new Map<string, Response>();
  page.on('response', (response) => files.set(response.url(), response));
  return files;
}

async function weigh(files: Map<string, Response>): Promise<number> {
  const wanted = [...files.values()].filter((file) =>
    /javascript|css/.test(file.headers()['content-type'] ?? ''),
  );
  const bodies = await Promise.all(wanted.map((file) => file.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

test('should ask for the data of a search, not for the whole list', async ({ browser, server }) => {
  const page = await newPage(browser, server, await signedIn(server, server.first.admin));
  const html = await (await page.goto('/projects?q=demo'))!.text();
  expect(html).toContain('href="/api/user/me"');
  expect(html).not.toContain('href="/api/projects');
  await expect(page.getByText('Demo project')).toBeVisible();
});
