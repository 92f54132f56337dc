import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { CODE_GUESSES } from '@ringtag/contracts';
import { toLabel, newCode } from './support/codes';
import { expect, test as base } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';
import { type Server, startServer } from './support/server';

/** A server behind a proxy: each of these tests comes from an address of its own. */
const test = base.extend<object, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- this fixture depends on no other
    async ({}, use) => {
      const server = await startServer({ TRUST_PROXY: '1' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

let visitors = 0;

/** A browser behind an address from which somebody has just guessed. */
async function pageOfGuesser(
  browser: Browser,
  server: Server,
  more: BrowserContextOptions = {},
): Promise<Page> {
  visitors += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${visitors}` };
  const { viewport, isMobile, hasTouch } = test.info().project.use;
  const context = await browser.newContext({
    locale: 'en-US',
    baseURL: server.url,
    viewport,
    isMobile,
    hasTouch,
    extraHTTPHeaders: headers,
    ...more,
  });
  await guess(context);
  return context.newPage();
}

/** Counts for a minute. */
async function guess({ request }: BrowserContext): Promise<void> {
  await together(CODE_GUESSES.perAddress, (alias) => request.get(`/api/scan/${alias}`));
}

/** For so many codes that nobody has. */
async function together(count: number, ask: (alias: string) => Promise<unknown>): Promise<void> {
  const aliases = Array.from({ length: count }, (_, i) => `ZZZZZZ${String(i).padStart(4, '0')}`);
  await Promise.all(aliases.map(ask));
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test(
  'should open a code by a button where somebody has guessed (LIM-2)',
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    const alias = await newCode(server);
    const page = await pageOfGuesser(browser, server);
    const answer = await page.goto(`/SCAN/${alias}`);
    expect(answer?.status()).toBe(429);
    await expect(heading(page, 'One more step')).toBeVisible();
    await fitsItsWidth(page);
    await page.getByRole('button', { name: `Open ${toLabel(alias)}` }).click();
    await expect(heading(page, 'Activate this QR code')).toBeVisible();
    await runApplication(page);
    await page.reload();
    await expect(heading(page, 'Activate this QR code')).toBeVisible();
  },
);

test('should show the same page to somebody who types a code', async ({ browser, server }) => {
  const alias = await newCode(server);
  const page = await pageOfGuesser(browser, server);
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith(`/api/scan/${alias}`))));
  await page.goto('/scan');
  await runApplication(page);
  await page.getByLabel('Code').fill(toLabel(alias));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(heading(page, 'One more step')).toBeVisible();
  expect(asked).toBe(1);
  await page.goBack();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: `Open ${toLabel(alias)}` }).click();
  await expect(heading(page, 'Activate this QR code')).toBeVisible();
});

test('should need no script for it, in any language', { tag: '@phone-only' }, async ({ browser, server }) => {
  const [alias, unknown] = [await newCode(server), 'BCDFG23456'];
  const page = await pageOfGuesser(browser, server, { javaScriptEnabled: false });
  await page.goto(`/scan/${alias}?locale=uk`);
  await expect(heading(page, 'Ще один крок')).toBeVisible();
  await page.getByRole('button', { name: `Відкрити ${toLabel(alias)}` }).click();
  await expect(page).toHaveURL(`/scan/${alias}?locale=uk`);
  await expect(heading(page, 'Активуйте цей QR-код')).toBeVisible();
  await page.goto(`/scan/${unknown}?locale=en`);
  await page.getByRole('button', { name: `Open ${toLabel(unknown)}` }).click();
  await expect(heading(page, 'QR code not found')).toBeVisible();
});

test(
  'should be readable by everybody, also when too many were opened',
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    const page = await pageOfGuesser(browser, server);
    await page.goto('/scan/YYYYYYYYYY?locale=de');
    await passesAxeInBothModes(page, 'guarded');
    // The guesses from before are forgotten when that took a minute.
    await guess(page.context());
    await together(CODE_GUESSES.openedPerAddress, (alias) =>
      page.request.post(`/scan/${alias}/open`, { maxRedirects: 0 }),
    );
    await page.getByRole('button').first().click();
    await expect(heading(page, 'Zu viele Anfragen')).toBeVisible();
    await passesAxeInBothModes(page, 'too many opened');
    await fitsItsWidth(page);
  },
);
