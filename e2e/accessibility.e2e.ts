import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { passesAxe } from './support/page-checks';

const THEMES = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
] as const;

for (const [index, theme] of THEMES.entries()) {
  test(
    `should have no accessibility violation that axe finds, ${theme.mode}, ${theme.direction}`,
    { tag: index < 2 ? '@phone' : [] },
    async ({ page, server }) => {
      test.slow();
      await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify(theme)}')`);
      for (const path of [
        '/scan',
        `/scan/${server.first.codes[5]}`,
        '/scan/ZZZZ9999',
        '/sign-in',
        '/nowhere',
      ]) {
        await check(page, path);
      }
      await page.goto('/sign-in');
      await page.getByLabel('E-mail').fill(server.first.admin.email);
      await page.locator('input[name="password"]').fill(server.first.admin.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL(/\/projects$/);
      for (const path of [
        '/projects',
        '/project?new',
        '/label-layouts',
        '/my-codes',
        '/messages',
        '/nowhere',
      ])
        await check(page, path);
    },
  );
}

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await passesAxe(page, path);
}
