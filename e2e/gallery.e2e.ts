import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeRunning, noteRefusals } from './support/page-checks';

/** The nine demonstration routes of specification 2. */
const VIEWS = [
  '/single-menu-view',
  ...[1, 2, 3, 4, 5].map((view) => `/collapse-menu-item-view-${view}`),
  '/group-single-menu-item-view',
  '/group-collapse-menu-item-view-1',
  '/group-collapse-menu-item-view-2',
];

for (const direction of ['ltr', 'rtl'] as const) {
  const tag = direction === 'ltr' ? [] : '@phone-only';
  test(
    `should pass axe and show the code of every example on every view, ${direction}`,
    { tag },
    async ({ page }) => {
      await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify({ direction })}')`);
      test.slow();
      for (const view of VIEWS) {
        const refused = noteRefusals(page);
        await open(page, view);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await passesAxeRunning[direction](page, view);
        // Nothing sticks out: the page never scrolls sideways.
        await fitsItsWidth(page);
        await showsItsExamples(page);
        expect(refused).toEqual([]);
      }
    },
  );
}

test('should load the gallery on its own views only, and there one family at a time', async ({
  page,
  server,
}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.add(response.url());
  });
  const examplesSeen = async () => {
    await page.waitForLoadState('networkidle');
    // Asked for again: the browser may have dropped what a page loaded that was left.
    const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
    const names = (await Promise.all(texts)).flatMap(
      (text) => text.match(/export default function \w+Example/g) ?? [],
    );
    return new Set(names).size;
  };
  for (const path of ['/sign-in', '/scan', `/scan/${server.first.codes.at(-1)}`, '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await examplesSeen()).toBe(0);
  }

  await open(page, VIEWS[0]!);
  const buttons = await examplesSeen();
  expect(buttons).toBe(await page.locator('main details pre').count());
});

async function open(page: Page, view: string): Promise<void> {
  await page.goto(view);
  await expect(page.locator('main section h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function showsItsExamples(page: Page): Promise<void> {
  const examples = page.locator('main section:has(> h2):has(details)');
  expect(await examples.count()).toBeGreaterThan(3);
  for (const code of await examples.locator('pre').allTextContents()) {
    expect(code).toMatch(/export default function \w+Example/);
    expect(code).toContain('@ringtag/');
  }
}
