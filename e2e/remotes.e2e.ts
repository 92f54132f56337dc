import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Edge, RemoteServer } from './support/edge';
import { expect, test } from './support/fixtures';
import { runApplication } from './support/page-files';
import { rebuildRemote } from './support/rebuild-remote';
import { enterPassword } from './support/sign-in';

const BUILT = join(__dirname, '../mfe-admin/dist');

test.describe('a remote on a server of its own', () => {
  let remote: RemoteServer;
  let edge: Edge;
  let url: string;
  let credentials: { email: string; password: string };

  test.beforeEach(async ({ server }) => {
    remote = new RemoteServer(BUILT);
    await remote.start();
    edge = new Edge(server.url, { 'mfe-admin': remote });
    url = await edge.start();
    credentials = server.first.admin;
  });
  test.afterEach(async () => {
    edge.stop();
    await remote.stop();
  });

  test('should leave the other areas working while it is down, and come back by retry', async ({ page }) => {
    await remote.stop();
    await signIn(page, url, credentials);
    await expect(page.getByRole('alert')).toBeVisible();

    await page.getByRole('link', { name: 'My Codes' }).first().click();
    await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeVisible();

    await page.getByRole('link', { name: 'Projects' }).first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    await remote.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Projects' }).getByRole('row').nth(1)).toBeVisible();
  });

  test('should be picked up after a deployment of its own, with the shell as it was', async ({ page }) => {
    await signIn(page, url, credentials);
    await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();

    const folder = mkdtempSync(join(tmpdir(), 'ringtag-redeploy-'));
    await rebuildRemote('mfe-admin', folder, "title: 'Projects'", "title: 'Projects of the next release'");
    remote.deploy(folder);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Projects of the next release' })).toBeVisible();
    rmSync(folder, { recursive: true });
  });
});

test('should load nothing of other remotes on the scan page', async ({ page, server }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`/scan/${server.first.codes.at(-1)}`);
  await runApplication(page);
  await page.waitForLoadState('networkidle');
  const remotes = new Set(requested.flatMap((path) => /^\/_mf\/([\w-]+)\//.exec(path)?.[1] ?? []));
  expect([...remotes]).toEqual(['mfe-scan']);
});

async function signIn(page: Page, url: string, account: { email: string; password: string }) {
  // Otherwise it depends on the project that another test has opened.
  await page.goto(`${url}/sign-in?redirectUrl=%2Fprojects`);
  await enterPassword(page, account);
  await page.waitForURL(/\/projects$/);
}
