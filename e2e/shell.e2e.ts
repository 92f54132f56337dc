import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activate, ask, newCode, newPage, type Person, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { watchRequests } from './support/page-files';
import type { Server } from './support/server';
import { readShifts, watchShifts } from './support/shifts';

/** The files that only Home needs. */
function listHomeFiles(): string[] {
  const { imports } = JSON.parse(
    readFileSync(join(__dirname, '../mfe-dashboard/dist/chunks.json'), 'utf8'),
  ) as { imports: Record<string, { files: string[] }> };
  return Object.entries(imports).flatMap(([path, { files }]) =>
    path.startsWith('mfe-dashboard/src/home/') ? files.map((file) => `/_mf/mfe-dashboard/${file}`) : [],
  );
}

const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };

interface Kind {
  who: string;
  target: RegExp;
  title: string;
  start?: (server: Server) => Promise<Person>;
}

const KINDS: Kind[] = [
  { who: 'somebody who is signed out', target: /\/sign-in$/, title: 'Sign in' },
  {
    who: 'an owner',
    target: /\/my-codes$/,
    title: 'My Codes',
    start: async (server) => activate(server, await newCode(server)),
  },
  {
    who: 'an administrator',
    target: /\/projects$/,
    title: 'Projects',
    start: async (server) => {
      const admin = await signedIn(server, server.first.admin);
      await admin.api.get('/api/projects/reset-selected-project', { headers: OWN_SCRIPT });
      return admin;
    },
  },
];

for (const { who, target, title, start } of KINDS)
  test(
    `should lead ${who} from / to the default route by one redirect, without a trace of Home (UI-68)`,
    {
      tag: '@phone',
    },
    async ({ browser, server }) => {
      const page = await newPage(browser, server, await start?.(server));
      await watchShifts(page);
      const asked = watchRequests(page);
      const response = await page.goto('/');
      const redirect = await response!.request().redirectedFrom()!.response();
      expect([redirect!.status(), redirect!.headers()['cache-control']]).toEqual([303, 'no-store']);
      expect(response!.status()).toBe(200);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const ofHome = listHomeFiles();
      expect(ofHome.length).toBeGreaterThan(1);
      expect(asked.filter((path) => path === '/api/home' || ofHome.includes(path))).toEqual([]);
      expect(asked.slice(0, 2)).toEqual(['/', new URL(page.url()).pathname]);
      const shifts = await readShifts(page);
      test.info().annotations.push({ type: who, description: `layout shift ${shifts}` });
      expect(shifts).toBeLessThanOrEqual(0.02);
      // The logo leads there, too, and needs no redirect.
      await expect(page.getByRole('link', { name: 'Ringtag', exact: true }).first()).toHaveAttribute(
        'href',
        target,
      );
    },
  );

test('should lead an administrator from / to the selected project (UI-68)', async ({ browser, server }) => {
  const admin = await signedIn(server, server.first.admin);
  const { id } = await ask<{ id: string }>(admin.api, 'POST', '/api/projects', {
    name: 'Selected',
    activatable: true,
  });
  await ask(admin.api, 'PUT', `/api/projects/${id}/set-selected-project`);
  const page = await newPage(browser, server, admin);
  await page.goto('/');
  await expect(page).toHaveURL(`${server.url}/project/${id}`);
  await admin.api.get('/api/projects/reset-selected-project', { headers: OWN_SCRIPT });
});

test('should name the document of each page of somebody who is signed out', async ({ page }) => {
  const titles = {
    '/access-denied': 'Access denied · Ringtag',
    '/nowhere': 'Page not found · Ringtag',
    '/sign-up': 'Sign up · Ringtag',
    '/forgot-password': 'Forgot password · Ringtag',
  };
  // The texts come from the cache at the second time, and then before anything else.
  for (const times of [1, 2, 3])
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(path);
      await expect(page, `${path}, ${times}`).toHaveTitle(title);
    }
});

test('should lead from a page that is not there to the default route, without a new document', async ({
  page,
  server,
}) => {
  const answer = await page.goto('/nowhere');
  expect(answer!.status()).toBe(404);
  await page.evaluate('window.stayed = true');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(`${server.url}/sign-in`);
  expect(await page.evaluate('window.stayed')).toBe(true);
});
