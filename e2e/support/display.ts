import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { settled } from './page-checks';

/** Opens a page with these display settings. */
export async function open(page: Page, theme: object, path = '/projects'): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(`localStorage.setItem('theme-store', '${JSON.stringify(theme)}')`);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

interface Theme {
  layout: string;
  mode?: string;
  direction?: string;
  navMode?: string;
  sideNavCollapsed?: boolean;
}

/** Changes the display settings of an open page, as somebody does in another tab. */
export async function chooseElsewhere(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(`
    localStorage.setItem('theme-store', '${JSON.stringify(theme)}');
    dispatchEvent(new StorageEvent('storage', { key: 'theme-store' }));`);
  await expect(page.locator(`[data-layout="${theme.layout}"]`)).toBeVisible();
}

export async function openDisplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Display' }).click();
  await expect(page.getByRole('dialog', { name: 'Display' })).toBeVisible();
  // A busy machine draws few pictures a second: the panel would go on moving between a press and its release.
  await settled(page);
}

export async function choose(page: Page, name: string, group?: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Display' });
  const within = group ? panel.getByRole('group', { name: group, exact: true }) : panel;
  await within.getByRole('radio', { name, exact: true }).check();
}

export async function changeRemotes(page: Page, change: (remotes: string) => string): Promise<void> {
  await page.route(/./, async (route, request) => {
    const isList = /\/remotes(\.\w+)?\.json$/.test(request.url());
    if (!request.isNavigationRequest() && !isList) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Gives a remote a contract that the shell refuses. */
export async function refuseRemote(page: Page, remote: string): Promise<void> {
  await changeRemotes(page, (document) =>
    document
      .replace(new RegExp(`("name":"${remote}","contractVersion":)\\d+`), '$10')
      // The server does the same for what it refuses itself.
      .replace(new RegExp(`<link rel="preload"[^>]*/_mf/${remote}/[^>]*>`, 'g'), ''),
  );
}

export const readWidth = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())!.width;
export const heightOfHeader = async (page: Page) => (await page.getByRole('banner').boundingBox())!.height;
export const readHeight = async (page: Page, selector: string) =>
  (await page.locator(selector).boundingBox())!.height;
