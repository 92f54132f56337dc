import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';

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
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

/** A page of somebody with a code, where nothing is loaded before it is wanted. */
async function openOwner(...[browser, server]: Parameters<typeof newPage>) {
  const owner = await activate(server, await newCode(server));
  const page = await newPage(browser, server, owner);
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  const [code] = (await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/my-codes')).items;
  return { page, path: `/my-code/${code!.id}` };
}

for (const [what, { files, cuts = false }] of Object.entries(HOME))
  for (const [happens, fault] of Object.entries(FAULTS))
    if (cuts || happens !== 'is cut')
      test(`should recover at one press where ${what} ${happens}`, async ({ browser, server }) => {
        const { page } = await openOwner(browser, server);
        const lost = files();
        await page.route(lost, fault);
        await page.goto('/');
        await expect(alert(page)).toContainText('Couldn’t load this');
        await page.unroute(lost);
        await tryAgain(page);
        await expect(title(page)).toBeVisible();
        await expect(alert(page)).toHaveCount(0);
      });

for (const [what, { files }] of Object.entries(HOME))
  test(`should recover without a press where the network is back: ${what}`, async ({ browser, server }) => {
    const { page } = await openOwner(browser, server);
    const lost = files();
    await page.route(lost, FAULTS['is lost on its way']!);
    await page.goto('/');
    await expect(alert(page)).toContainText('Couldn’t load this');
    await page.unroute(lost);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(title(page)).toBeVisible();
  });

for (const [happens, fault] of Object.entries(FAULTS))
  test(`should show no empty page where a script of the shell ${happens} after a sign-in`, async ({
    page,
    server,
  }) => {
    const { email, password } = server.first.admin;
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.locator('input[name="password"]').fill(password);
    await page.waitForLoadState('networkidle');
    const scripts = toPaths(/^\/assets\/.*\.js$/);
    await page.route(scripts, fault);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(alert(page)).toContainText('Couldn’t load this');
    await page.unroute(scripts);
    await tryAgain(page);
    // Which page follows depends on what the administrator chose last.
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

for (const [happens, fault] of Object.entries(FAULTS))
  test(`should keep what is typed on one tab where the script of another ${happens}`, async ({
    browser,
    server,
  }) => {
    const { page, path } = await openOwner(browser, server);
    await page.goto(`${path}?view=page`);
    const field = page.locator('input[name="title"]');
    await field.fill('My keys');
    const lost = toScripts('mfe-dashboard', 'my-code/qr/qr-view');
    await page.route(lost, fault);
    await page.getByRole('tab', { name: 'QR code' }).click();
    const reason = /answered/.test(happens) ? 'We’re updating' : 'Try again. If that doesn’t help';
    await expect(alert(page)).toContainText(reason);
    await page.unroute(lost);
    await tryAgain(page);
    await expect(page.getByRole('region', { name: 'Design' })).toBeVisible();
    await page.getByRole('tab', { name: 'Page' }).click();
    await expect(field).toHaveValue('My keys');
  });

test('should say that it is offline, and load the tab by itself afterwards', async ({ browser, server }) => {
  const { page, path } = await openOwner(browser, server);
  await page.goto(`${path}?view=page`);
  const field = page.locator('input[name="title"]');
  await field.fill('My keys');
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'QR code' }).click();
  await expect(alert(page)).toContainText('You’re offline. It loads as soon as you’re back online.');
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
  await page.goto(path);
  const lost = toScripts('mfe-dashboard', 'my-code/unactivate-code-dialog');
  await page.route(lost, answer(502));
  await page.getByRole('button', { name: 'Unactivate' }).click();
  await expect(alert(page)).toBeInViewport();
  await page.unroute(lost);
  await tryAgain(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('should recover at one press from an answer that a page cannot draw', async ({ browser, server }) => {
  const { page } = await openOwner(browser, server);
  await page.route(/\/api\/home$/, (route) => route.fulfill({ json: { unread: 0 } }));
  await page.goto('/');
  await expect(alert(page)).toContainText('Couldn’t load this part of the page');
  await page.unrouteAll();
  await tryAgain(page);
  await expect(title(page)).toBeVisible();
});
