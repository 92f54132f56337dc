import type { Page } from '@playwright/test';
import { call, newAccount, newEmail } from './support/accounts';
import { expect, test } from './support/fixtures';
import { latestMail, linkIn } from './support/mailbox';
import type { Server } from './support/server';

/** Each kind of link that mails of accounts hold, and the button that it leads to. */
const KINDS = {
  'sign in': {
    button: 'Sign in',
    mail: async (server: Server) => {
      const { email } = await newAccount(server);
      await call(server, '/api/auth/sign-in', { email });
      return latestMail(server.url, email, 2);
    },
  },
  'sign up': {
    button: 'Confirm my email',
    mail: async (server: Server) => {
      const email = newEmail();
      await call(server, '/api/auth/register', { email, name: 'Ann Lee' });
      return latestMail(server.url, email);
    },
  },
};
const SCANNER = { 'user-agent': 'Mozilla/5.0 (compatible; SafeLinks; HeadlessChrome)' };

for (const [kind, { button, mail }] of Object.entries(KINDS)) {
  test(`should ${kind} by the mailed link on its button only, whatever mail scanners opened (LNK-2, LNK-3)`, async ({
    page,
    browser,
    server,
  }) => {
    const link = linkIn(await mail(server), server.url);
    for (let round = 0; round < 10; round += 1) {
      for (const method of ['GET', 'HEAD']) {
        expect((await fetch(link, { method, headers: SCANNER })).status).toBe(200);
      }
    }
    const scanner = await (await browser.newContext({ userAgent: SCANNER['user-agent'] })).newPage();
    const changes = noteChanges(scanner);
    await scanner.goto(link);
    await expect(scanner.getByRole('button', { name: button, exact: true })).toBeVisible();
    await expect(scanner).not.toHaveURL(/token/);
    await scanner.close();
    expect(changes).toEqual([]);

    await page.goto(link);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForURL(/\/my-codes$/);

    // It has been used: the same link leads to the form.
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('This link doesn’t work or has already been used');
    await page.getByRole('button', { name: 'Get a new link' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  });
}

test('should arrive by the link of the mail where the sign-up was to lead', async ({ page, server }) => {
  const email = newEmail();
  await page.goto('/sign-up?redirectUrl=%2Fprofile');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  const opened = await page.context().newPage();
  await opened.goto(linkIn(await latestMail(server.url, email), server.url));
  await opened.getByRole('button', { name: 'Confirm my email' }).click();
  await opened.waitForURL(/\/profile$/);
});

/** Every call of a page that may change something, as it happens. */
function noteChanges(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    if (!['GET', 'HEAD'].includes(request.method())) changes.push(`${request.method()} ${request.url()}`);
  });
  return changes;
}
