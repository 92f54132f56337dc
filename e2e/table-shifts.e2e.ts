import { ask, newPage, signedIn } from './support/codes';
import { expect, MOVING, test } from './support/fixtures';
import { hold } from './support/hold';

test.use(MOVING);

/** The sum of all layout shifts, also of those that follow a press. */
const WATCH = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const ROWS = /\/api\/projects\/[^/]+\/items/;

test('should not move a table of 100 rows while it loads, is sorted or turns its page', async ({
  browser,
  server,
}) => {
  const admin = await signedIn(server, server.first.admin);
  const { id } = await ask<{ id: string }>(admin.api, 'POST', '/api/projects', { name: 'Many' });
  await ask(admin.api, 'POST', `/api/projects/${id}/items`, { count: 200 });
  const page = await newPage(browser, server, admin);
  await page.addInitScript(WATCH);
  const answered = async (change: () => Promise<unknown>) => {
    const answer = await hold(page, ROWS);
    await change();
    await expect(page.locator('table[aria-busy]')).toBeVisible();
    answer();
    await expect(page.locator('table[aria-busy]')).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(101);
    await page.unroute(ROWS);
  };
  await answered(() => page.goto(`/project/${id}?size=100`, { waitUntil: 'commit' }));
  expect(await page.evaluate('moved')).toBe(0);
  await answered(() => page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 }));
  await answered(() => page.getByRole('button', { name: 'Next' }).click());
  // Columns follow the letters of their codes by a pixel or two.
  expect(await page.evaluate('moved')).toBeLessThan(0.001);
});

const LONG = `${'very-'.repeat(20)}long@example.com`;

test('should keep the columns of the accounts where they are while they load, and for other rows', async ({
  browser,
  server,
}) => {
  const admin = await signedIn(server, server.first.admin);
  const page = await newPage(browser, server, admin);
  const places = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((headers) => headers.map((each) => each.getBoundingClientRect().x));
  const answer = await hold(page, /\/api\/users\?/);
  await page.goto('/users', { waitUntil: 'commit' });
  await expect(page.locator('table[aria-busy]')).toBeVisible();
  const before = await places();
  expect(before).toHaveLength(5);
  answer();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await places()).toEqual(before);
  // A longer name must not take the place of the other columns.
  await page
    .locator('tbody a')
    .first()
    .evaluate((link, text) => (link.textContent = text), LONG);
  expect(await places()).toEqual(before);
});
