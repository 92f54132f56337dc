import type { Page } from '@playwright/test';
import { call, newAccount } from './support/accounts';
import { newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail, linkIn } from './support/mailbox';
import { fitsItsWidth } from './support/page-checks';
import { enterEmail, enterPassword, signIn } from './support/sign-in';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const NOTICE = 'Password changed. Sign in with your new password.';

async function enterNew(page: Page, password: string, repeat = password): Promise<void> {
  await page.locator('input[name="password"]').fill(password);
  await page.locator('input[name="repeat"]').fill(repeat);
  await button(page, 'Set new password').click();
}

test('should set a new password with the mailed code; whoever was signed in is not any more (PWD-7, UI-74, UI-85)', async ({
  page,
  browser,
  server,
}) => {
  const account = await newAccount(server);
  const elsewhere = await newPage(browser, server);
  await signIn(elsewhere, account);
  await elsewhere.goto('/my-codes');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/sign-in');
  await enterEmail(page, account.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The sign-in page, which stays until the next one is loaded, asks for an address too.
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await button(page, 'Send code').click();
  const code = page.getByLabel('Verification code');
  await code.fill(codeIn(await latestMail(server.url, account.email, 2)));
  await enterNew(page, '12345');
  await expect(page.getByText('Use at least 6 characters')).toBeVisible();
  await enterNew(page, 'nine green kites', 'nine green kite');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fitsItsWidth(page);
  await enterNew(page, 'password1');
  await expect(page.getByText(/^This password is too easy to guess/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^New password/ })).toBeFocused();
  // The code stays good for a better one.
  await enterNew(page, 'nine green kites');
  await page.waitForURL(/\/sign-in\/\?passwordChanged=1$/);
  await expect(page.getByText(NOTICE)).toBeVisible();

  await elsewhere.goto('/messages');
  await elsewhere.waitForURL(/\/sign-in\?redirectUrl=%2Fmessages$/);

  await enterPassword(page, account);
  await expect(page.getByRole('alert')).toHaveText('Couldn’t sign you inInvalid credentials');
  await page.locator('input[name="password"]').fill('nine green kites');
  await button(page, 'Sign in').click();
  await page.waitForURL(/\/my-codes$/);
});

test('should set a new password by the mailed link, once, and say what is missing without it (LNK-7, UI-85)', async ({
  page,
  server,
}) => {
  const { email } = await newAccount(server);
  await call(server, '/api/auth/password/reset', { email });
  const link = linkIn(await latestMail(server.url, email, 2), server.url);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/change-password`);
  await expect(page.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'new-password');
  await enterNew(page, 'nine green kites');
  await page.waitForURL(/\/sign-in\/\?passwordChanged=1$/);
  await expect(page.getByText(NOTICE)).toBeVisible();

  await page.goto(link);
  await enterNew(page, 'ten green kites');
  await expect(page.getByRole('alert')).toHaveText('This link doesn’t work or has already been used');
  await page.goto('/change-password');
  await expect(
    page.getByText(/^To set a new password, open the link we emailed you, or ask for a new one\./),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});
