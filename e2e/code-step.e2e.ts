import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts';
import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { letPass } from './support/let-pass';
import { codeIn, latestMail, linkIn, mailsTo } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';
import type { Server } from './support/server';

const MINUTE = 60;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Verification code');
const sentTo = (email: string) => `We sent a verification code to ${email}.`;
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••');

/** Fills the form in and sends it; answers the address of the code step. */
async function begin(page: Page, alias: string, email: string): Promise<string> {
  await page.goto(`/scan/${alias}`);
  await runApplication(page);
  await page.getByLabel('Name or alias').fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Create profile and send code').click();
  await expect(codeField(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/scan/${alias}/verify/[0-9a-f-]{36}$`));
  return page.url();
}
const codeFor = async (server: Server, email: string, mails = 1) =>
  codeIn(await latestMail(server.url, email, mails));

test(
  'should open the code step again where it was begun, whatever became of the tab, and nowhere else (UI-92)',
  { tag: '@phone-only' },
  async ({ browser, page, server }) => {
    const alias = await newCode(server);
    const email = newEmail();
    const address = await begin(page, alias, email);
    await expect(page.getByText(sentTo(email))).toBeVisible();
    await page.reload();
    await expect(codeField(page)).toBeFocused();
    await expect(page.getByText(sentTo(email))).toBeVisible();

    // The tab was killed: its history is gone, and with it the whole address.
    const killed = page.context();
    await page.close();
    const again = await killed.newPage();
    expect((await again.goto(address))?.status()).toBe(200);
    await expect(codeField(again)).toBeFocused();
    await expect(again.getByText(sentTo(masked(email)))).toBeVisible();
    await passesAxeInBothModes(again, 'code step of a new tab');
    await fitsItsWidth(again);

    // The browser was closed, and opened again with what it keeps.
    const storageState = await killed.storageState();
    const reopened = await (await browser.newContext({ locale: 'en-US', storageState })).newPage();
    await reopened.goto(address);
    await expect(reopened.getByText(sentTo(masked(email)))).toBeVisible();

    const stranger = await newPage(browser, server);
    expect((await stranger.goto(address))?.status()).toBe(404);
    await expect(heading(stranger, 'QR code not found')).toBeVisible();
    await expect(stranger.getByText(email.split('@')[1]!)).toHaveCount(0);

    // Scanned again: the code, not the form and a second mail.
    await reopened.goto(`/scan/${alias}`);
    await expect(reopened.getByLabel('Name or alias')).toBeVisible();
    await passesAxeInBothModes(reopened, 'form of a code that was begun');
    await fitsItsWidth(reopened);
    await reopened.getByRole('link', { name: 'Enter the code we sent' }).click();
    await expect(codeField(reopened)).toBeFocused();

    const code = await codeFor(server, email);
    expect(await mailsTo(server.url, email)).toHaveLength(1);
    await reopened.close();
    await codeField(again).fill(code);
    await expect(heading(again, 'Ann Lee')).toBeFocused();
    await expect(again.getByText('QR code activated')).toBeVisible();
    await expect(again).toHaveURL(new RegExp(`/scan/${alias}$`));
    // What was typed is not kept any longer than it is of use.
    expect(await again.evaluate('JSON.stringify(sessionStorage)')).not.toContain(email);
  },
);

test('should wait as drawn, with the cursor in its field, and go on with what is typed', async ({
  page,
  server,
}) => {
  const [alias, email] = [await newCode(server), newEmail()];
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`/scan/${alias}`);
  await page.getByLabel('Name or alias').fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
  await page.unroute(/\.js$/);
  await page.getByLabel('Email').press('Enter');
  await page.waitForURL(/\/verify\//);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#first-paint')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  // The application takes the place of the drawing, and the cursor stays.
  await runApplication(page);
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await codeFor(server, email));
  await expect(page.getByText('QR code activated')).toBeVisible();
});

test('should lead back to the form with what was typed, and forward again to the same code (UI-92)', async ({
  page,
  server,
}) => {
  const alias = await newCode(server);
  const email = newEmail();
  await page.goto(`/scan/${alias}`);
  await runApplication(page);
  await page.getByLabel('Add a field').selectOption('City');
  await button(page, 'Add').click();
  await page.getByLabel('City', { exact: true }).fill('Berlin');
  await page.getByLabel('Name or alias').fill('Half a name');
  await page.reload();
  await runApplication(page);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Berlin');
  await expect(page.getByLabel('Name or alias')).toHaveValue('Half a name');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Create profile and send code').click();
  await expect(codeField(page)).toBeFocused();

  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Berlin');
  await page.goForward();
  await expect(page.getByText(sentTo(email))).toBeVisible();
  expect(await mailsTo(server.url, email)).toHaveLength(1);
});

test('should lead back to a name that was typed before the application ran, after a reload, too (UI-91)', async ({
  page,
  server,
}) => {
  const [alias, email] = [await newCode(server), newEmail()];
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(`/scan/${alias}`);
  await page.getByLabel('Name or alias').fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await page.waitForURL(/\/verify\//);
  await page.unroute(/\.js$/);
  await page.reload();
  await runApplication(page);
  await button(page, 'Change email').click();
  await expect(page.getByLabel('Name or alias')).toHaveValue('Ann Lee');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test(
  'should say when the code is over, and send another one or start again with what was typed (UI-92)',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const alias = await newCode(server);
    const email = newEmail();
    await page.clock.install();
    await begin(page, alias, email);
    const first = await codeFor(server, email);
    letPass(server, email, 31 * MINUTE);
    // Nobody has to reload.
    await page.clock.fastForward(11 * MINUTE * 1000);
    await expect(heading(page, 'This code no longer works')).toBeFocused();
    await expect(page.getByText('Codes expire after 10 minutes')).toBeVisible();
    await passesAxeInBothModes(page, 'code is over');
    await fitsItsWidth(page);

    await page.getByRole('link', { name: 'Start over' }).click();
    await expect(page.getByLabel('Name or alias')).toHaveValue('Ann Lee');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goBack();
    await button(page, `Send a new code to ${masked(email)}`).click();
    await expect(codeField(page)).toBeFocused();
    const second = await codeFor(server, email, 2);
    expect(second).not.toBe(first);
    await codeField(page).fill(second);
    await expect(page.getByText('QR code activated')).toBeVisible();
  },
);

test('should keep the steps of two tabs that begin at once, and finish both', async ({ page, server }) => {
  const tabs = [];
  for (const tab of [page, await page.context().newPage()]) {
    const [alias, email] = [await newCode(server), newEmail()];
    await tab.goto(`/scan/${alias}`);
    await runApplication(tab);
    await tab.getByLabel('Name or alias').fill('Ann Lee');
    await tab.getByLabel('Email').fill(email);
    tabs.push({ tab, email });
  }
  const [first, second] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await first.tab.route('**/profile', async (route) => {
    await held;
    await route.continue();
  });
  const send = ({ tab }: typeof first) => button(tab, 'Create profile and send code').click();
  await Promise.all([first.tab.waitForRequest('**/profile'), send(first)]);
  await send(second);
  const waiting = () => second.tab.evaluate('navigator.locks.query().then(({ pending }) => pending.length)');
  await expect.poll(waiting).toBe(1);
  answer();
  for (const { tab } of tabs) await expect(codeField(tab)).toBeFocused();
  for (const { tab, email } of tabs) {
    await tab.reload();
    await codeField(tab).fill(await codeFor(server, email));
    await expect(tab.getByText('QR code activated')).toBeVisible();
  }
});

test('should show in each tab what another one or the link has done (UI-92)', async ({
  browser,
  page,
  server,
}) => {
  const alias = await newCode(server);
  const email = newEmail();
  const address = await begin(page, alias, email);
  const other = await page.context().newPage();
  await other.goto(address);
  await codeField(other).fill(await codeFor(server, email));
  await expect(other.getByText('QR code activated')).toBeVisible();
  // Not an error: it is theirs in this tab, too.
  await expect(page.getByText('QR code activated')).toBeVisible();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  // Used on another device: here it is activated, and nobody is signed in.
  const third = await newPage(browser, server);
  const linked = newEmail();
  await begin(third, await newCode(server), linked);
  const device = await newPage(browser, server);
  await device.goto(linkIn(await latestMail(server.url, linked), server.url));
  await button(device, 'Activate').click();
  await expect(device.getByText('QR code activated')).toBeVisible();
  await codeField(third).fill(await codeFor(server, linked));
  await expect(heading(third, 'QR code activated')).toBeFocused();
  await expect(third.getByText('You activated it in another window or on another device.')).toBeVisible();
  await passesAxeInBothModes(third, 'activated elsewhere');
  await third.getByRole('link', { name: 'View page' }).click();
  await expect(heading(third, 'Ann Lee')).toBeVisible();

  // Somebody else was faster.
  const slow = await newPage(browser, server);
  const wanted = await newCode(server);
  await begin(slow, wanted, newEmail());
  await activate(server, wanted, { name: 'Bob Fast' });
  await slow.reload();
  await expect(heading(slow, 'QR code already activated')).toBeVisible();
  await expect(slow.getByText('Someone else got here first.')).toBeVisible();
  await slow.getByRole('link', { name: 'View page' }).click();
  await expect(heading(slow, 'Bob Fast')).toBeVisible();
});
