import { ask, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';

/** Everything that moved without having been scrolled, whoever caused it. */
const WATCH = `
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved.push(entry.value.toFixed(4) + ' ' + entry.sources.map(({ node, previousRect: a, currentRect: b }) => (node?.nodeName ?? '') + '.' + (node?.className ?? '') + ' ' + [a.x,a.y,a.width,a.height] + '>' + [b.x,b.y,b.width,b.height]).join(' | '));
  }).observe({ type: 'layout-shift', buffered: true });`;

test('should not move a table of 100 rows while it loads, turns its page or is sorted', async ({
  browser,
  server,
}) => {
  const admin = await signedIn(server, server.first.admin);
  const { id } = await ask<{ id: string }>(admin.api, 'POST', '/api/projects', { name: 'Many' });
  await ask(admin.api, 'POST', `/api/projects/${id}/items`, { count: 200 });
  const page = await newPage(browser, server, admin);
  await page.addInitScript(WATCH);
  const rows = page.getByRole('row');
  const shown = async (change: () => Promise<unknown>) => {
    const answer = await hold(page, /\/api\/projects\/[^/]+\/items/);
    await change();
    await expect(page.locator('table[aria-busy]')).toBeVisible();
    answer();
    await expect(page.locator('table[aria-busy]')).toHaveCount(0);
    await expect(rows).toHaveCount(101);
    await page.unroute(/\/api\/projects\/[^/]+\/items/);
    console.log(await page.evaluate('JSON.stringify(moved.splice(0), null, 1)'));
  };
  await shown(() => page.goto(`/project/${id}?size=100`, { waitUntil: 'commit' }));
  await shown(() => page.getByRole('button', { name: 'Code', exact: true }).click());
  await shown(() =>
    page.getByRole('navigation', { name: 'Pages of codes' }).getByRole('button', { name: 'Next' }).click(),
  );
});
