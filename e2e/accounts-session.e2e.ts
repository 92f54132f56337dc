import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts';
import { expect, test } from './support/fixtures';
import { letPass } from './support/let-pass';
import { passesAxeInBothModes } from './support/page-checks';
import { enterEmail, enterPassword, signIn } from './support/sign-in';

const MINUTE = 60;
const modal = (page: Page) => page.getByRole('dialog');
const answer = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true });

/** Lets the session idle for so long, then opens another page of the menu, which asks the server. */
async function idle(page: Page, letTimePass: () => void, link: string): Promise<void> {
  letTimePass();
  // What the page asks for by itself may have opened the question already, which lies over the menu.
  const entry = page.getByRole('navigation').getByRole('link', { name: link, exact: true });
  await entry.first().dispatchEvent('click');
}

/** Sessions on shared computers become idle after half an hour, others after 30 days. */
const SHARED = { shared: true };

test('should ask after 30 idle minutes, go on with Keep Working, and sign out with Sign Out (SES-4, UI-75)', async ({
  page,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account, SHARED);
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

const EXPIRED = 'Your session has expired. Sign in again.';

test('should sign out after 20 seconds in a hidden tab, nothing left on the screen, and say why (UI-4, UI-79)', async ({
  page,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account, SHARED);
  // However slow the machine is, no second passes by itself.
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto('/messages');
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
  await idle(page, () => letPass(server, account.email, 31 * MINUTE), 'My Codes');
  await expect(modal(page).getByRole('timer')).toHaveText('20 seconds left');
  await hide(page);
  await page.clock.setFixedTime(now + 10_000);
  await expect(modal(page).getByRole('timer')).toHaveText('10 seconds left');

  // The server takes its time, and the screen is empty all the same.
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/auth/sign-out', async (route) => {
    await held;
    await route.continue();
  });
  const told = page.waitForRequest('**/api/auth/sign-out');
  await page.clock.setFixedTime(now + 20_000);
  await told;
  await expect(page.locator('#root')).toHaveText('Loading…');
  letGo();
  await page.waitForURL(/\/sign-in\?redirectUrl=%2Fmy-codes$/);
  await expect(page.getByRole('status').filter({ hasText: EXPIRED })).toBeVisible();
  await passesAxeInBothModes(page, 'sign-in after a session');
  expect((await page.request.get('/api/user/me')).status()).toBe(401);

  // Back to where they were, without a word about sessions when they leave by themselves.
  await enterPassword(page, account);
  await expect(page).toHaveURL(/\/my-codes$/);
  // The page that has just come takes the focus.
  await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/sign-in$/);
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
});

test('should sign out at once when a laptop wakes up after the 20 seconds (UI-4)', async ({
  page,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account, SHARED);
  await page.clock.install();
  await page.goto('/messages');
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
  await idle(page, () => letPass(server, account.email, 31 * MINUTE), 'My Codes');
  await expect(modal(page).getByRole('timer')).toBeVisible();
  // Timers stand still while the machine sleeps, and the clock does not.
  await page.clock.setSystemTime(Date.now() + 60 * MINUTE * 1000);
  await page.evaluate("window.dispatchEvent(new Event('focus'))");
  await page.waitForURL(/\/sign-in\?redirectUrl=%2Fmy-codes$/);
  await expect(page.getByText(EXPIRED)).toBeVisible();
});

test('should ask in all tabs, take one answer for all, and end in all (UI-76)', async ({
  page,
  context,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account, SHARED);
  const other = await context.newPage();
  const now = Date.now();
  await context.clock.setFixedTime(now);
  for (const tab of [page, other]) {
    await tab.goto('/messages');
    await expect(tab.getByText('Your inbox is empty')).toBeVisible();
  }
  await idle(page, () => letPass(server, account.email, 31 * MINUTE), 'My Codes');
  await expect(modal(other)).toBeVisible();
  await answer(page, 'Keep Working').click();
  for (const tab of [page, other]) await expect(modal(tab)).toBeHidden();
  // The tab that nobody looks at ends nothing, also when somebody looks at it again.
  await context.clock.setFixedTime(now + 30_000);
  await other.evaluate("window.dispatchEvent(new Event('focus'))");
  await expect(other.getByText('Your inbox is empty')).toBeVisible();

  await idle(page, () => letPass(server, account.email, 31 * MINUTE), 'Messages');
  await expect(modal(other)).toBeVisible();
  await context.clock.setFixedTime(now + 60_000);
  for (const tab of [page, other]) {
    await tab.waitForURL(/\/sign-in\?redirectUrl=%2Fmessages$/);
    await expect(tab.getByText(EXPIRED)).toBeVisible();
  }
});

test('should stay signed out where the server could not be told, and tell it before anything else (SES-6, UI-78)', async ({
  page,
  context,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const readStatus = async () => (await fetch(`${server.url}/api/user/me`, { headers: { cookie } })).status;
  const email = page.getByRole('textbox', { name: 'Email' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/messages');
    await expect(tab.getByText('Your inbox is empty')).toBeVisible();
  }
  await context.route('**/api/auth/sign-out', (route) => route.abort());
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/sign-in$/);
  await expect(email).toBeVisible();
  expect(await readStatus()).toBe(200);
  // Nobody is signed in on this device all the same, and what it asks keeps no session alive.
  await other.goto('/messages');
  await expect(other).toHaveURL(/\/sign-in\?redirectUrl=%2Fmessages$/);
  await page.goto(`/scan/${server.first.codes.at(-2)}`);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await readStatus()).toBe(200);

  await context.unroute('**/api/auth/sign-out');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(readStatus).toBe(401);
});

test('should stay signed out when nobody answered and the server could not be told either (SES-6, UI-78)', async ({
  page,
  context,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account, SHARED);
  const cookies = await context.cookies();
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await page.goto('/messages');
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
  await idle(page, () => letPass(server, account.email, 31 * MINUTE), 'My Codes');
  await expect(modal(page).getByRole('timer')).toBeVisible();
  await context.route('**/api/auth/sign-out', (route) => route.abort());
  await page.clock.setFixedTime(now + 20_000);
  await page.waitForURL(/\/sign-in\?redirectUrl=%2Fmy-codes$/);
  await page.reload();
  await expect(page.getByText(EXPIRED)).toBeVisible();

  // Who signs in meanwhile stays: the session that is owed is not this one.
  await enterPassword(page, account);
  await expect(page).toHaveURL(/\/my-codes$/);
  await context.unroute('**/api/auth/sign-out');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeVisible();
  expect(await context.cookies()).not.toEqual(cookies);
});

/** As when another tab covers this one. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(
    `Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })`,
  );
}

test('should sign in and out in both of two tabs, and lead to the sign-in page when the session is over (UI-76, UI-77)', async ({
  page,
  context,
  server,
}) => {
  const account = await newAccount(server);
  const other = await context.newPage();
  await other.goto('/messages');
  await expect(other).toHaveURL(/\/sign-in\?redirectUrl=%2Fmessages$/);
  await page.goto('/sign-in');
  await enterPassword(page, account);
  await expect(page).toHaveURL(/\/my-codes$/);
  await expect(other).toHaveURL(/\/messages$/);
  // Both pages are there before one of them leaves.
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(other).toHaveURL(/\/sign-in\?redirectUrl=%2Fmessages$/);

  // Over for good: no question, but the way back in (specification 8).
  await signIn(page, account, SHARED);
  await page.goto('/my-codes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other).toHaveURL(/\/messages$/);
  letPass(server, account.email, 33 * MINUTE);
  // Whichever tab asks first, by itself or here: each leads back to its own page.
  await other.reload();
  await expect(page).toHaveURL(/\/sign-in\?redirectUrl=%2Fmy-codes$/);
  await expect(other).toHaveURL(/\/sign-in\?redirectUrl=%2Fmessages$/);
  const stored = await page.evaluate('["auth-store", "signinState"].map((key) => localStorage.getItem(key))');
  expect(stored).toEqual([null, null]);
  for (const tab of [page, other]) await expect(tab.getByText(EXPIRED)).toBeVisible();
});

test('should keep the language over sign-in and sign-out, in a cookie for the server and in the account for mails (UI-83)', async ({
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
  await enterEmail(page, account.email);
  await page.locator('input[name="password"]').fill(account.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/my-codes$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto(`/scan/${server.first.codes.at(-2)}`);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('link', { name: 'Українська' }).click();
  expect((await kept).status()).toBe(200);
  expect(await (await page.request.get('/api/user/me')).json()).toMatchObject({ locale: 'uk' });
  await page.getByRole('button', { name: 'Вийти' }).click();
  await expect(page.getByRole('link', { name: 'Увійти' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
});
