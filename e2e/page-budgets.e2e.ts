import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { activate, ask, newCode, newPage, signedIn, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import type { Server } from './support/server';

const ROOT = join(__dirname, '..');

/**
 * The most bytes of script that a page may load when it is opened first, as gzip makes them of its files. Here is every
 * page behind a sign-in, and those before it (specification 2). The scan page has scan-budget.e2e.ts.
 */
const GUEST_PAGES = {
  '/sign-in': 180_000,
  '/sign-up': 180_000,
  '/forgot-password': 180_000,
  '/change-password': 180_000,
  '/access-denied': 165_000,
  '/nowhere': 165_000,
};
const OWNER_PAGES = {
  '/home': 241_000,
  '/my-codes': 241_000,
  '/my-code/:id': 241_000,
  '/gift': 241_000,
  '/helping': 241_000,
  '/messages': 241_000,
  '/profile': 258_000,
  '/single-menu-view': 241_000,
};
const ADMIN_PAGES = {
  '/projects': 241_000,
  '/project': 241_000,
  '/project/:id': 241_000,
  '/item/:id': 241_000,
  '/settings': 241_000,
  '/audit-log': 241_000,
  '/users': 241_000,
  '/users/:id': 241_000,
  '/presets': 241_000,
  '/presets/new': 241_000,
  '/presets/:id': 241_000,
  '/label-layouts': 241_000,
  '/reports': 241_000,
  '/reports/:id': 241_000,
  '/mails': 241_000,
  '/system': 241_000,
  '/system/:remote': 241_000,
};

const toFirst = async ({ api }: Person, path: string) =>
  (await ask<{ items: { id: string }[] }>(api, 'GET', path)).items[0]!.id;

/** Opens a page with an empty cache. Returns the size of its scripts and the addresses of its API requests. */
async function open(browser: Browser, server: Server, path: string, person?: Person) {
  const page = await newPage(browser, server, person);
  const scripts = new Map<string, Response>();
  const data: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.set(response.url(), response);
  });
  page.on('request', (request) => {
    if (request.url().startsWith(`${server.url}/api/`)) data.push(request.url().slice(server.url.length));
  });
  // What is fetched later, when the browser is idle, is no part of the first page.
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  // A server that has just started tells a page to read again.
  await page.route(/\/api\/events/, (route) => route.abort());
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all([...scripts.values()].map((script) => script.body()));
  await page.context().close();
  return {
    bytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    data: data.filter((address) => !address.startsWith('/api/events')),
  };
}

const VISITS = [
  { who: 'a guest', pages: GUEST_PAGES },
  {
    who: 'an owner',
    pages: OWNER_PAGES,
    async prepare(server: Server) {
      const person = await activate(server, await newCode(server));
      const id = await toFirst(person, '/api/my-codes?page=1');
      return { person, addresses: { '/my-code/:id': `/my-code/${id}` } };
    },
  },
  {
    who: 'an administrator',
    pages: ADMIN_PAGES,
    async prepare(server: Server) {
      const person = await signedIn(server, server.first.admin);
      const project = await toFirst(person, '/api/projects?page=1');
      const item = await toFirst(person, `/api/projects/${project}/items?page=1`);
      const user = await toFirst(person, '/api/users?page=1');
      // The header reads the selected project, too.
      await ask(person.api, 'PUT', `/api/projects/${project}/set-selected-project`);
      const addresses = {
        '/project': '/project?new',
        '/project/:id': `/project/${project}`,
        '/item/:id': `/item/${item}`,
        '/users/:id': `/users/${user}`,
      };
      return { person, addresses };
    },
  },
];

for (const { who, pages, prepare } of VISITS)
  test(`should keep each page within its budget of scripts, and ask for no data twice: ${who}`, async ({
    browser,
    server,
  }) => {
    const { person, addresses = {} } = (await prepare?.(server)) ?? {};
    for (const [path, limit] of Object.entries(pages)) {
      // A page of something that does not exist loads the same scripts.
      const address = (addresses as Record<string, string>)[path] ?? path.replace(/:\w+/, 'none');
      const { bytes, data } = await open(browser, server, address, person);
      test.info().annotations.push({ type: path, description: `${bytes} of ${limit} bytes gzip` });
      expect.soft(bytes, path).toBeLessThanOrEqual(limit);
      expect(bytes, path).toBeGreaterThan(100_000);
      const twice = data.filter((address, index) => data.indexOf(address) < index);
      expect.soft(twice, path).toEqual([]);
    }
  });

test('should have a budget for each page behind a sign-in', () => {
  const routes = ['mfe-dashboard', 'mfe-admin'].flatMap((remote) => {
    const { routes } = JSON.parse(readFileSync(`${ROOT}/${remote}/remote.json`, 'utf8')) as {
      routes: { path: string }[];
    };
    return routes.map(({ path }) => path);
  });
  expect(routes.filter((path) => !(path in OWNER_PAGES) && !(path in ADMIN_PAGES))).toEqual([]);
});
