import type { Page } from '@playwright/test';
import { newAccount, newEmail } from './support/accounts';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { askForCode } from './support/sign-in';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const codeField = (page: Page) => page.getByLabel('Verification code');
const sentTo = (email: string) => `We sent a verification code to ${email}.`;
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••');

const WAYS = [
  { path: '/sign-in', next: 'Continue', send: 'Email me a code', hasAccount: true },
  { path: '/sign-up', send: 'Create account', hasAccount: false },
  { path: '/forgot-password', send: 'Send code', hasAccount: true },
] as const;

for (const { path, send, hasAccount, ...way } of WAYS)
  test(
    `should keep the step where the code is entered after a reload, in another tab and after Back: ${path}`,
    { tag: '@phone-only' },
    async ({ page, server }) => {
      const email = hasAccount ? (await newAccount(server)).email : newEmail();
      await page.goto(`${path}?redirectUrl=%2Fprofile`);
      await emailField(page).fill(email);
      if ('next' in way) await button(page, way.next).click();
      await button(page, send).click();
      await expect(codeField(page)).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}\\?redirectUrl=%2Fprofile&step=[0-9a-f-]{36}$`));
      const address = page.url();

      await page.reload();
      await expect(codeField(page)).toBeFocused();
      await expect(page.getByText(sentTo(email))).toBeVisible();
      await page.goBack();
      await expect(button(page, send)).toBeVisible();
      await page.goForward();
      await expect(page.getByText(sentTo(email))).toBeVisible();

      // The tab was killed: its history is gone, and with it the whole address.
      const killed = page.context();
      await page.close();
      const again = await killed.newPage();
      await again.goto(address);
      await expect(codeField(again)).toBeFocused();
      await expect(again.getByText(sentTo(masked(email)))).toBeVisible();
      await passesAxeInBothModes(again, `code step of a new tab at ${path}`);
      await fitsItsWidth(again);

      await codeField(again).fill(codeIn(await latestMail(server.url, email, hasAccount ? 2 : 1)));
      if (path === '/forgot-password') {
        await again.getByRole('textbox', { name: /^New password/ }).fill('correct horse battery');
        await again.getByRole('textbox', { name: /^Confirm new password/ }).fill('correct horse battery');
        await button(again, 'Set new password').click();
        await expect(again).toHaveURL(/\/sign-in\/?\?passwordChanged=1$/);
      } else await expect(again).toHaveURL(/\/profile$/);
    },
  );

test(
  'should lead from the ways to sign in back to the question for the address, and keep what was typed',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/sign-up');
    await page.goto('/sign-in?redirectUrl=%2Fprofile');
    await emailField(page).fill('ann@example.com');
    await button(page, 'Continue').click();
    await expect(button(page, 'Email me a code')).toBeVisible();
    await expect(page).not.toHaveURL(/ann/);
    await page.goBack();
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(emailField(page)).toHaveValue('ann@example.com');
    await page.goForward();
    await expect(button(page, 'Email me a code')).toBeVisible();

    await page.reload();
    await expect(button(page, 'Email me a code')).toBeVisible();
    await expect(emailField(page)).toHaveValue('ann@example.com');
    await page.goBack();
    await expect(button(page, 'Continue')).toBeVisible();
    await expect(emailField(page)).toHaveValue('ann@example.com');
    await page.goBack();
    await expect(page).toHaveURL(/\/sign-up$/);
  },
);

test('should keep the steps of three tabs that begin at once', async ({ page, server }) => {
  const { email } = await newAccount(server);
  const begin = async (path: string, address: string) => {
    const tab = path === '/sign-up' ? page : await page.context().newPage();
    await tab.goto(path);
    await emailField(tab).fill(address);
    if (path === '/sign-in') await button(tab, 'Continue').click();
    return tab;
  };
  const tabs = [
    await begin('/sign-up', newEmail()),
    await begin('/sign-in', email),
    await begin('/forgot-password', email),
  ];
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/register', async (route) => {
    await held;
    await route.continue();
  });
  await Promise.all([page.waitForRequest('**/register'), button(page, 'Create account').click()]);
  await button(tabs[1]!, 'Email me a code').click();
  await button(tabs[2]!, 'Send code').click();
  const waiting = () => page.evaluate('navigator.locks.query().then(({ pending }) => pending.length)');
  await expect.poll(waiting).toBe(2);
  answer();
  for (const tab of tabs) await expect(codeField(tab)).toBeVisible();
  for (const tab of tabs) {
    await tab.reload();
    await expect(codeField(tab)).toBeVisible();
  }
});

test('should say in another browser that there is no code to enter, and let it ask for one', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/sign-in?step=01930000-0000-7000-8000-000000000000`);
  await expect(page.getByText('There’s no code to enter in this browser.')).toBeVisible();
  await askForCode(page, newEmail());
  await expect(codeField(page)).toBeFocused();
});
