import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';

/** What is loaded after the page: the layers, when the browser is idle, and dialogs. */
const LATER = /\/assets\/[^/]+\.js$/;

test('should open menus and dialogs again once an outage is over', async ({ browser, server }) => {
  const page = await newPage(browser, server, await activate(server, await newCode(server)));
  // As with "save data", nothing is loaded before it is wanted.
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  await page.goto('/my-codes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('button', { name: 'More actions' }).first();

  await page.route(LATER, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await menu.click();
  await refused;
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(LATER);

  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.route(LATER, (route) => route.abort());
  const refusedAgain = page.waitForEvent('requestfailed');
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await refusedAgain;
  await page.unroute(LATER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
