import { newEmail } from './support/accounts';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail } from './support/mailbox';
import { walk } from './support/walk-form';

test('should store what the forms of a gift show', async ({ server, browser }) => {
  const owner = await activate(server, await newCode(server));
  const [{ id }] = (await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes')).items;
  const email = newEmail();
  await walk(await newPage(browser, server, owner), {
    files: ['mfe-dashboard/src/my-code/give/give-dialog.tsx'],
    open: async (page) => {
      await page.goto(`/my-code/${id}`);
      await page.getByRole('button', { name: 'Give away' }).click();
      return page.getByRole('dialog', { name: /^Give / });
    },
    fill: (dialog) => dialog.getByLabel('Their email address').fill(email),
    send: 'Send link',
    path: '/gift',
    confirm: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    stored: async () => {
      const { gift } = await ask<{ gift: { email: string } }>(owner.api, 'GET', `/api/my-codes/${id}`);
      return { 'Their email address': gift.email };
    },
  });

  const link = /https?:\/\/\S+\/gift\?token=\S+/.exec((await latestMail(server.url, email)).text)![0];
  await walk(await newPage(browser, server), {
    files: ['mfe-dashboard/src/gift/accept-gift.tsx'],
    open: async (page) => {
      await page.goto(link);
      await page.getByRole('link', { name: 'Create account' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, email, 2)));
      return page.locator('form').filter({ has: page.getByLabel('Your name') });
    },
    fill: (form) => form.getByLabel('Your name').fill('Otto Wei'),
    send: 'Accept',
    confirm: (page) => page.waitForURL(`**/my-code/${id}`),
    stored: async ({ request }) => ({
      'Your name': (await ask<{ name: string }>(request, 'GET', '/api/user/me')).name,
    }),
  });
});
