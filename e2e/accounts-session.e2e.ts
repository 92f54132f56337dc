import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts';
import { expect, test } from './support/fixtures';
import { letPass } from './support/let-pass';
import { passesAxeInBothModes } from './support/page-checks';
import { signIn } from './support/sign-in';

const MINUTE = 60;
const modal = (page: Page) => page.getByRole('dialog');
const answer = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true });

/** Lets the session idle for so long, then opens another page of the menu, which asks the server. */
async function idle(page: Page, letTimePass: () => void, link: string): Promise<void> {
  letTimePass();
  await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
}

test('should ask after 30 idle minutes, go on with Keep Working, and sign out with Sign Out', async ({
  page,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account);
  await page.goto('/my-codes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await idle(page, () => letPass(server, account.email, 31 * MINUTE), 'Messages');
  await expect(modal(page)).toContainText(
    'Your current session has expired because of inactivity. You will be automatically signed out if you do not respond in few seconds.',
  );
  await expect(answer(page, 'Keep Working')).toBeFocused();
  await passesAxeInBothModes(page, 'the session-expiry modal');
  await answer(page, 'Keep Working').click();
  await expect(modal(page)).toBeHidden();
  // What failed meanwhile is there without another click.
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
  expect((await page.request.get('/api/messages')).status()).toBe(200);

  await idle(page, () => letPass(server, account.email, 31 * MINUTE), 'My Codes');
  await answer(page, 'Sign Out').click();
  await page.waitForURL(/\/sign-in$/);
  expect((await page.request.get('/api/user/me')).status()).toBe(401);
});

test('should count 20 seconds down while the page is looked at, then sign out', async ({ page, server }) => {
  const account = await newAccount(server);
  await signIn(page, account);
  await page.clock.install();
  await page.goto('/my-codes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await idle(page, () => letPass(server, account.email, 31 * MINUTE), 'Messages');
  await expect(modal(page).getByRole('timer')).toHaveText('20 seconds left');
  await look(page, 'hidden');
  await page.clock.runFor(60_000);
  await expect(modal(page).getByRole('timer')).toHaveText(/(20|19|18) seconds left/);
  await look(page, 'visible');
  await page.clock.runFor(10_000);
  await expect(modal(page).getByRole('timer')).toHaveText(/([6-9]|10) seconds left/);
  await page.clock.runFor(10_000);
  await page.waitForURL(/\/sign-in$/);
  expect((await page.request.get('/api/user/me')).status()).toBe(401);
});

/** As when another tab covers this one. */
async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate(
    `Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true })`,
  );
}

test('should sign in and out in both of two tabs, and lead to the sign-in page when the session is over', async ({
  page,
  context,
  server,
}) => {
  const account = await newAccount(server);
  const other = await context.newPage();
  await other.goto('/messages');
  await expect(other).toHaveURL(/\/sign-in\?redirectUrl=%2Fmessages$/);
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/my-codes$/);
  await expect(other).toHaveURL(/\/messages$/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(other).toHaveURL(/\/sign-in\?redirectUrl=%2Fmessages$/);

  // Over for good: no question, but the way back in (specification 8).
  await signIn(page, account);
  await page.goto('/my-codes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What this page still asks for would be refused, too, and lead back to it.
  await page.waitForLoadState('networkidle');
  await idle(page, () => letPass(server, account.email, 33 * MINUTE), 'Messages');
  await expect(page).toHaveURL(/\/sign-in\?redirectUrl=%2Fmessages$/);
  const stored = await page.evaluate('["auth-store", "signinState"].map((key) => localStorage.getItem(key))');
  expect(stored).toEqual([null, null]);
});

test('should keep the language over sign-in and sign-out, in a cookie for the server and in the account for mails', async ({
  page,
  context,
  server,
}) => {
  const account = await newAccount(server);
  await page.goto('/sign-in');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await context.cookies()).toEqual([
    expect.objectContaining({ name: 'i18next', value: 'de', path: '/', sameSite: 'Lax', httpOnly: false }),
  ]);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/my-codes$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(`/scan/${server.first.codes.at(-2)}`);
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('uk');
  expect((await kept).status()).toBe(200);
  expect(await (await page.request.get('/api/user/me')).json()).toMatchObject({ locale: 'uk' });
  await page.getByRole('button', { name: 'Вийти' }).click();
  await expect(page.getByRole('link', { name: 'Увійти' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});
