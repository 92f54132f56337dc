import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { activate, ask, newCode, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth } from './support/page-checks';
import { enterEmail } from './support/sign-in';

type Fault = (route: Route) => Promise<void>;

const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/plain', body: 'Not here' });

/** What can happen to a file on its way to the browser. */
const FAULTS: Record<string, Fault> = {
  'is answered by 404': answer(404),
  'is answered by 502': answer(502),
  'is lost on its way': (route) => route.abort('connectionreset'),
  'is cut': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Browsers do not cache an answer that broke off.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: body.slice(0, body.length / 2) });
  },
};

const chunks = (project: string) => {
  const file = join(__dirname, '..', project, 'dist/chunks.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { imports: Record<string, { files: string[] }> }).imports;
};
/** The scripts of an import of a build. */
const toScripts = (project: string, path: string) => {
  const files = chunks(project)[`${project}/src/${path}`]!.files.filter((file) => file.endsWith('.js'));
  expect(files).not.toEqual([]);
  return (url: URL) => files.some((file) => url.pathname.endsWith(`/${file}`));
};
const toPaths = (pattern: RegExp) => (url: URL) => pattern.test(url.pathname);

/** What the home page of an owner needs: several files at a time, as an outage takes them. */
const HOME: Record<string, { files: () => (url: URL) => boolean; cuts?: boolean }> = {
  'a whole remote': { files: () => toPaths(/^\/_mf\/mfe-dashboard\//) },
  'the layout': { files: () => toScripts('shell', 'layouts/main/main-layout'), cuts: true },
  'a library that all share': { files: () => toPaths(/^\/assets\/(react|libs)\./), cuts: true },
};

const alert = (page: Page) => page.getByRole('alert');
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

/** Presses once, when the fault is over. */
const tryAgain = (page: Page) => page.getByText('Try again', { exact: true }).click();

/** A page of somebody with a code, where nothing is loaded before it is wanted. */
async function openOwner(...[browser, server]: Parameters<typeof newPage>) {
  const owner = await activate(server, await newCode(server));
  const page = await newPage(browser, server, owner);
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  const [code] = (await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/my-codes')).items;
  return { page, path: `/my-code/${code!.id}` };
}

test('should tell the server which remote could not be shown', async ({ browser, server }) => {
  const { page } = await openOwner(browser, server);
  await page.route(toPaths(/^\/_mf\/mfe-dashboard\//), answer(404));
  const told = page.waitForRequest('**/api/remote-failures');
  await page.goto('/home');
  expect((await told).postDataJSON()).toEqual({ remote: 'mfe-dashboard', part: 'remote' });
  await expect(alert(page)).toContainText('Couldn’t load this');
});

for (const [what, { files, cuts = false }] of Object.entries(HOME))
  test(`should recover where ${what} is lost, at one press and by itself once the network is back`, async ({
    browser,
    server,
  }) => {
    const { page } = await openOwner(browser, server);
    const lose = async (fault: Fault) => {
      await page.route(files(), fault);
      await page.goto('/home');
      await expect(alert(page)).toContainText('Couldn’t load this');
      // Requests for the card that gives the reason may still be running.
      await page.unrouteAll({ behavior: 'wait' });
    };
    for (const [happens, fault] of Object.entries(FAULTS).filter(([how]) => cuts || how !== 'is cut'))
      await test.step(happens, async () => {
        await lose(fault);
        await tryAgain(page);
        await expect(title(page)).toBeVisible();
        await expect(alert(page)).toHaveCount(0);
      });
    await lose(FAULTS['is lost on its way']!);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(title(page)).toBeVisible();
  });

for (const [script, files] of [
  ['the first script', /^\/assets\/main\./],
  ['what it loads', /^\/assets\/(?!main\.).*\.js$/],
] as const)
  test(
    `should say in the language of the page, in its look, that it did not start: without ${script}`,
    {
      tag: '@phone',
    },
    async ({ browser, server }) => {
      const { page } = await openOwner(browser, server);
      const guest = await newPage(browser, server);
      const lost = toPaths(files);
      for (const [reader, path] of [
        [guest, '/sign-in'],
        [page, '/my-codes'],
        [page, '/access-denied'],
      ] as const) {
        await reader.route(lost, FAULTS['is answered by 404']!);
        await reader.goto(`${path}?locale=de`);
        const said = alert(reader);
        await expect(said.getByRole('heading')).toHaveText('Diese Seite konnte nicht geladen werden');
        const again = said.getByRole('link', { name: 'Erneut versuchen' });
        await expect(again).toHaveCSS('min-height', '44px');
        await expect(reader.getByRole('status')).toHaveCount(0);
        await fitsItsWidth(reader);
        await reader.unroute(lost);
        await again.click();
        await expect(reader.locator('main h1')).toBeVisible();
        await expect(said).toHaveCount(0);
      }
    },
  );

test('should show no empty page where a script of the shell is lost after a sign-in', async ({
  page,
  server,
}) => {
  const { email, password } = server.first.admin;
  for (const [happens, fault] of Object.entries(FAULTS))
    await test.step(happens, async () => {
      await page.goto('/sign-in');
      await enterEmail(page, email);
      await page.locator('input[name="password"]').fill(password);
      await page.waitForLoadState('networkidle');
      await page.route(toPaths(/^\/assets\/.*\.js$/), fault);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(alert(page)).toContainText('Couldn’t load this');
      await page.unrouteAll({ behavior: 'wait' });
      await tryAgain(page);
      // The page differs: it is the project that the administrator selected last, or the list.
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(alert(page)).toHaveCount(0);
      // The next one comes as this one did.
      await page.evaluate('localStorage.clear()');
      await page.context().clearCookies();
    });
});

test('should keep what is typed on one tab where the script of another is lost', async ({
  browser,
  server,
}) => {
  const { page, path } = await openOwner(browser, server);
  const field = page.locator('input[name="title"]');
  for (const [happens, fault] of Object.entries(FAULTS))
    await test.step(happens, async () => {
      await page.goto(`${path}?view=page`);
      await field.fill('My keys');
      await page.route(toScripts('mfe-dashboard', 'my-code/qr/qr-view'), fault);
      await page.getByRole('tab', { name: 'QR code' }).click();
      const reason = /answered/.test(happens) ? 'We’re updating' : 'Try again. If that doesn’t help';
      await expect(alert(page)).toContainText(reason);
      await page.unrouteAll({ behavior: 'wait' });
      await tryAgain(page);
      await expect(page.getByRole('region', { name: 'Design' })).toBeVisible();
      await page.getByRole('tab', { name: 'Page' }).click();
      await expect(field).toHaveValue('My keys');
    });
});

test('should say that it is offline, and load the tab by itself afterwards', async ({ browser, server }) => {
  const { page, path } = await openOwner(browser, server);
  await page.goto(`${path}?view=page`);
  const field = page.locator('input[name="title"]');
  await field.fill('My keys');
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'QR code' }).click();
  await expect(alert(page)).toContainText('You’re offline. It loads as soon as you’re back online.');
  // Once is enough.
  await expect(page.locator('p:visible', { hasText: 'Some things won’t work' })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Design' })).toBeVisible();
  await page.getByRole('tab', { name: 'Page' }).click();
  await expect(field).toHaveValue('My keys');
});

test('should show in the window that a dialog could not be loaded, and open it at one press', async ({
  browser,
  server,
}) => {
  const { page, path } = await openOwner(browser, server);
  // From the beginning: what is wanted soon may be loaded before it is asked for.
  await page.route(toScripts('mfe-dashboard', 'my-code/unactivate-code-dialog'), answer(502));
  await page.goto(path);
  await page.getByRole('button', { name: 'Unactivate' }).click();
  await expect(alert(page)).toBeInViewport();
  await page.unrouteAll({ behavior: 'wait' });
  await tryAgain(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('should give administrators the palette and their projects at one press, once an outage is over', async ({
  browser,
  server,
}) => {
  const page = await newPage(browser, server, await signedIn(server, server.first.admin));
  const parts = ['palette/palette', 'project-switcher/project-switcher'];
  const scripts = parts.map((part) => toScripts('shell', `layouts/main/${part}`));
  // The layout needs what has a name, too.
  const lost = (url: URL) => /\/\d+\./.test(url.pathname) && scripts.some((has) => has(url));
  await page.route(lost, answer(502));
  await page.goto('/projects');
  const projects = page.getByRole('button', { name: /^Select(ed)? project/ });
  const palette = page.getByRole('dialog', { name: 'Search' });
  const again = page.getByRole('button', { name: 'Load the projects again' });
  await expect(again).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(alert(page)).toBeInViewport();
  await expect(palette).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(projects).toBeVisible();
});

test('should recover at one press from an answer that a page cannot draw', async ({ browser, server }) => {
  const { page } = await openOwner(browser, server);
  await page.route(/\/api\/home$/, (route) => route.fulfill({ json: { unread: 0 } }));
  await page.goto('/home');
  await expect(alert(page)).toContainText('Couldn’t load this part of the page');
  await page.unrouteAll();
  await tryAgain(page);
  await expect(title(page)).toBeVisible();
});
