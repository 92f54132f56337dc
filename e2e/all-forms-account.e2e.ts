import type { Locator, Page } from '@playwright/test';
import { call, newAccount, newEmail, type Account } from './support/accounts';
import { ask, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail, linkIn } from './support/mailbox';
import type { Server } from './support/server';
import { enterEmail, signIn } from './support/sign-in';
import { readShared, walk, type WalkedForm } from './support/walk-form';

const formWith = (page: Page, label: string) => page.locator('form').filter({ has: page.getByLabel(label) });

const PASSWORD = 'eight blue lanterns';

/** No answer of the API has a password, so the test signs in with it. */
async function assertSignsIn(server: Server, account: Account): Promise<void> {
  await signedIn(server, account);
}

const accountForms = (server: Server, account: Account, address: string): WalkedForm[] => [
  {
    files: ['mfe-dashboard/src/account/password-card.tsx'],
    open: async (page) => {
      await page.goto('/profile?view=account');
      await page.getByRole('button', { name: 'Change password' }).click();
      return page.getByRole('region', { name: 'Password' });
    },
    fill: async (card) => {
      await card.getByLabel('Current password').fill(account.password);
      await card.getByRole('textbox', { name: /^New password/ }).fill(PASSWORD);
      await card.getByRole('textbox', { name: 'Confirm new password' }).fill(PASSWORD);
    },
    ignored: ['Current password'],
    send: 'Change password',
    confirm: (page) => expect(page.getByText(/^Password saved\./)).toBeVisible(),
    stored: async () => {
      await assertSignsIn(server, { ...account, password: PASSWORD });
      return { 'New password': PASSWORD, 'Confirm new password': PASSWORD };
    },
  },
  {
    files: ['mfe-dashboard/src/account/email-card.tsx'],
    open: async (page) => {
      await page.getByRole('button', { name: 'Change email address' }).click();
      return page.getByRole('region', { name: 'Email address' });
    },
    fill: async (card) => {
      await card.getByLabel('New email address').fill(address);
      await card.getByLabel('Current password').fill(PASSWORD);
    },
    ignored: ['Current password'],
    send: 'Continue',
    confirm: async (page) => {
      await page.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, address)));
      await expect(page.getByText(/^Email address changed\./)).toBeVisible();
    },
    stored: async ({ request }) => ({
      'New email address': (await ask<{ email: string }>(request, 'GET', '/api/user/me')).email,
    }),
  },
];

test('should store what the forms of an account show', async ({ server, page }) => {
  const account = await newAccount(server);
  await signIn(page, account);
  const address = newEmail();
  for (const form of accountForms(server, account, address)) await walk(page, form);

  const { url } = server;
  await page.context().clearCookies();
  await call(server, '/api/auth/password/reset', { email: address });
  await walk(page, {
    files: ['mfe-auth/src/password-reset/change-password.page.tsx'],
    open: async () => {
      await page.goto(linkIn(await latestMail(url, address, 2), url));
      return formWith(page, 'Confirm new password');
    },
    fill: async (form) => {
      await form.locator('input[name="password"]').fill('nine green kites');
      await form.locator('input[name="repeat"]').fill('nine green kites');
    },
    send: 'Set new password',
    stored: async () => {
      await assertSignsIn(server, { email: address, password: 'nine green kites' });
      return { 'New password': 'nine green kites', 'Confirm new password': 'nine green kites' };
    },
  });
});

test('should store what the form of a sign-up shows', async ({ server, page }) => {
  const email = newEmail();
  await walk(page, {
    files: ['mfe-auth/src/sign-up/sign-up-form.tsx'],
    open: async () => {
      await page.goto('/sign-up');
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      return page.locator('form');
    },
    fill: (form) => form.getByRole('textbox', { name: 'Email' }).fill(email),
    send: 'Create account',
    confirm: async () => {
      await page.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, email)));
      await page.waitForURL(/\/my-codes$/);
    },
    stored: async ({ request }) => {
      const me = await ask<{ email: string; hasPassword: boolean }>(request, 'GET', '/api/user/me');
      return { Email: me.email, 'Password (optional)': me.hasPassword ? 'stored' : '' };
    },
  });
});

test('should remember of a computer what the form of a sign-in shows', async ({ server, page }) => {
  const account = await newAccount(server);
  const shownAfter = async (answer?: (form: Locator) => Promise<unknown>) => {
    const shown = await walk(page, {
      files: ['mfe-auth/src/sign-in/sign-in-form.tsx'],
      open: async () => {
        await page.goto('/sign-in');
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
        return formWith(page, 'This is a shared computer');
      },
      fill: async (form) => {
        await enterEmail(page, account.email);
        await form.locator('input[name="password"]').fill(account.password);
        await answer?.(form);
      },
      ignored: ['Email', 'Password'],
      send: 'Sign in',
      confirm: () => page.waitForURL(/\/my-codes$/),
      stored: readShared,
    });
    await page.request.get('/api/auth/sign-out', { headers: { 'x-requested-with': 'test' } });
    return shown['This is a shared computer'];
  };
  expect(await shownAfter()).toBe(false);
  expect(await shownAfter((form) => form.getByRole('checkbox').check())).toBe(true);
  // The browser keeps the answer, and the next form shows it.
  expect(await shownAfter()).toBe(true);
});
