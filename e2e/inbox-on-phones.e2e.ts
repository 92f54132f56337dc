import { DAY, LOCALES } from '@ringtag/contracts';
import { activate, ask, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { writeTo } from './support/messages';
import { fitsItsWidth, passesAxe } from './support/page-checks';

/** The names and times in rows that have less room than they need. */
const CUT_TEXTS = `
  [...document.querySelectorAll('[data-message] a [dir=auto], [data-message] a time')]
    .filter((part) => part.scrollWidth > part.clientWidth)
    .map((part) => part.textContent)`;
/** In px, between the heading and the first message. */
const MOST = 96;

test(
  'should show the first message right below the heading, and all tools behind two buttons',
  { tag: '@phone-only' },
  async ({ server, browser, viewport }) => {
    const [alias, second] = [await newCode(server), await newCode(server)];
    const owner = await activate(server, alias);
    await ask(owner.api, 'POST', `/api/scan/${second}/activate`, {});
    await Promise.all(
      ['I found your keys', 'And your bag'].map((body) => writeTo(owner.api, alias, { body })),
    );
    const storageState = await owner.api.storageState();
    for (const locale of LOCALES) {
      // A mouse, too: computers have narrow windows.
      for (const hasTouch of [true, false]) {
        const look = { locale, viewport, hasTouch, isMobile: hasTouch };
        const context = await browser.newContext({ baseURL: server.url, storageState, ...look });
        const page = await context.newPage();
        await page.goto('/messages');
        const row = page.locator('[data-message]').first();
        await expect(row).toBeVisible();
        const heading = (await page.locator('h1').boundingBox())!;
        const gap = (await row.boundingBox())!.y - heading.y - heading.height;
        expect({ locale, hasTouch, gap, fits: gap <= MOST }).toEqual({ locale, hasTouch, gap, fits: true });
        if (hasTouch) {
          // A year later, the time is a long date: it is whole, and the number of the sender beside it, too.
          await page.clock.setFixedTime(Date.now() + 365 * DAY);
          await page.reload();
          await expect(row).toBeVisible();
          const cut = await page.evaluate(CUT_TEXTS);
          expect({ locale, cut }).toEqual({ locale, cut: [] });
        }
        await context.close();
      }
    }

    const context = await browser.newContext({
      baseURL: server.url,
      storageState,
      viewport,
      locale: 'en-US',
    });
    const page = await context.newPage();
    await page.goto('/messages');
    const rows = page.locator('[data-message]');
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Unread' })).toBeHidden();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: 'Archived', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Filters, active: 1' })).toBeVisible();
    await passesAxe(page, 'filters on a phone');
    await fitsItsWidth(page);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: 'Options' }).click();
    await expect(page.getByRole('menuitem', { name: 'Export CSV…' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Blocked senders' }).click();
    await expect(page.getByRole('dialog', { name: 'Blocked senders' })).toBeVisible();
    await page.keyboard.press('Escape');

    // The bar takes the place of the search: no row moves under the finger.
    const last = rows.last();
    const before = (await last.boundingBox())!.y;
    await last.getByRole('checkbox').check();
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(Math.abs((await last.boundingBox())!.y - before)).toBeLessThan(2);
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toBeVisible();
  },
);
