import { expect, test } from './support/fixtures';
import { passesAxeRunning } from './support/page-checks';
import { enterPassword } from './support/sign-in';

for (const direction of ['ltr', 'rtl'] as const) {
  test(
    `should have no accessibility violation that axe finds, ${direction}`,
    { tag: direction === 'ltr' ? [] : '@phone-only' },
    async ({ page, server }) => {
      const check = async (path: string): Promise<void> => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await passesAxeRunning[direction](page, path);
      };
      test.slow();
      await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify({ direction })}')`);
      for (const path of [
        '/scan',
        `/scan/${server.first.codes[5]}`,
        '/scan/ZZZZ9999',
        '/sign-in',
        '/nowhere',
      ]) {
        await check(path);
      }
      await page.goto('/sign-in');
      await enterPassword(page, server.first.admin);
      await page.waitForURL(/\/projects$/);
      for (const path of [
        '/home',
        '/projects',
        '/project?new',
        '/label-layouts',
        '/my-codes',
        '/messages',
        '/nowhere',
      ])
        await check(path);
    },
  );
}
