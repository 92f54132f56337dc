import type { Page } from '@playwright/test';
import { HELP_QUESTIONS, HELP_READERS, helpPath, LOCALES } from '@ringtag/contracts';
import { activate, ask, newCode, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, noteRefusals, passesAxe, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';

test(
  'should answer the questions of each kind of user, without a script',
  { tag: '@phone-only' },
  async ({ browser, server }, info) => {
    const { viewport } = info.project.use;
    const page = await (
      await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, viewport, locale: 'en-US' })
    ).newPage();
    await page.goto('/about');
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await page.getByRole('link', { name: 'How many codes can I have?' }).click();
    await expect(page).toHaveURL(/\/help\/owner#limit$/);
    await expect(page.getByRole('heading', { name: 'How many codes can I have?' })).toBeInViewport();
    const pages = page.getByRole('navigation', { name: 'Help pages' });
    await expect(pages.getByRole('link', { name: 'Owners' })).toHaveAttribute('aria-current', 'page');
    await pages.getByRole('link', { name: 'Finders' }).click();
    await page.getByRole('link', { name: 'Enter or scan a code' }).click();
    await expect(page).toHaveURL(/\/scan$/);
  },
);

test('should be read in every language, in both modes, by keyboard', async ({ page }) => {
  const refused = noteRefusals(page);
  for (const language of LOCALES) {
    // The tab of the page that is open takes no more room: the others stay where they are.
    const widths = new Set<string>();
    for (const path of ['/help', ...HELP_READERS.map((reader) => helpPath(reader))]) {
      await page.goto(`${path}?locale=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await fitsItsWidth(page);
      if (language === 'de') await passesAxeInBothModes(page, path);
      const tabs = page.locator('main > nav a');
      widths.add(
        String(await tabs.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width))),
      );
    }
    expect([language, widths.size]).toEqual([language, 1]);
  }
  await page.goto('/help/owner?locale=en');
  for (const name of ['Sign in', 'Finders', 'Owners', 'Administrators']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  }
  expect(refused).toEqual([]);
});

for (const mode of ['light', 'dark'])
  test(`should load the pictures of the ${mode} mode alone, and move nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(`
      localStorage.setItem('theme-store', '{"mode":"${mode}"}');
      window.shifts = 0;
      new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shifts += value; })
        .observe({ type: 'layout-shift', buffered: true });
    `);
    for (const reader of HELP_READERS) {
      asked.length = 0;
      await page.goto(helpPath(reader));
      for (const picture of await page.getByRole('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).toHaveJSProperty('naturalWidth', 780);
      }
      const pictures = asked.filter((url) => url.endsWith('.avif'));
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(pictures.filter((url) => !url.includes(`-en-${mode}.`))).toEqual([]);
      // A part of a pixel, where a line is rounded anew, is seen by nobody.
      expect(await page.evaluate('window.shifts')).toBeLessThan(0.001);
    }
  });

/** The links from the page to help. Each must lead to an existing answer. */
async function findHelp(page: Page): Promise<(string | null)[]> {
  const links = page.locator('a[href^="/help"]');
  await expect(links.first()).toBeVisible();
  const targets = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  for (const target of targets) {
    const [, reader, question] = /^\/help(?:\/(\w+)(?:#(.+))?)?$/.exec(target ?? '') ?? [];
    const known = HELP_READERS.find((each) => each === reader);
    if (question) expect(known && HELP_QUESTIONS[known], target ?? '').toContain(question);
  }
  return targets;
}

test('should be led to where strangers get stuck', { tag: '@phone-only' }, async ({ page, server }) => {
  const closed = await newCode(server, { item: { viewOnly: true } });
  const paused = await newCode(server, { item: { status: 'inactive' } });
  await activate(server, await newCode(server));
  for (const [path, target] of [
    ['/sign-in', '/help'],
    ['/scan', '/help'],
    ['/about', '/help'],
    ['/nothing.png', '/help'],
    ['/scan/ZZZZ9999', '/help/finder#code'],
    [`/scan/${closed}`, '/help/finder#code'],
    [`/scan/${paused}`, '/help/finder#code'],
    ['/conversation/AAAAAAAAAAAAAAAAAAAAAA', '/help/finder#over'],
  ] as const) {
    await page.goto(path);
    expect(await findHelp(page), path).toContain(target);
    if (!path.startsWith('/scan')) continue;
    await runApplication(page);
    expect(await findHelp(page), `${path}, run`).toContain(target);
    await passesAxe(page, path);
  }
});

test('should be led to from empty lists, the limit of codes and the menu', async ({ browser, server }) => {
  const owner = await activate(server, await newCode(server));
  const page = await newPage(browser, server, owner);
  await page.goto('/messages');
  expect(await findHelp(page)).toEqual(['/help/owner#visible']);
  for (const code of [await newCode(server), await newCode(server)])
    await ask(owner.api, 'POST', `/api/scan/${code}/activate`, {});
  await page.goto('/my-codes');
  expect(await findHelp(page)).toEqual(['/help/owner#limit']);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help\/owner$/);

  const office = await newPage(browser, server, await signedIn(server, server.first.admin));
  await office.goto('/settings');
  await office.getByRole('button', { name: /^Account menu/ }).click();
  await expect(office.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/help/administrator');
});
