import { newEmail } from './support/accounts';
import { activate, ask, newCode, newPage, toLabel } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test.use({ viewport: { width: 390, height: 844 } });

test('should give a code to somebody who has no account yet', async ({ server, browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias, { name: 'Mara Lindqvist' });
  const { items } = await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes');
  const code = `/my-code/${items[0].id}`;
  const otto = newEmail();

  const page = await newPage(browser, server, owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(code);
  await page.getByRole('button', { name: 'Give away' }).click();
  const dialog = page.getByRole('dialog', { name: `Give ${toLabel(alias)} to someone` });
  await dialog.getByLabel('Their email address').fill(otto);
  await passesAxeInBothModes(page, 'give away');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`Offered to ${otto} until`)).toBeVisible();
  await fitsItsWidth(page);

  const link = /https?:\/\/\S+\/gift\?token=\S+/.exec((await latestMail(server.url, otto)).text)![0];
  const phone = await newPage(browser, server);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(link);
  await expect(phone.getByText(/^Mara Lindqvist \(.+\) wants to give you QR code/)).toBeVisible();
  await expect(phone).not.toHaveURL(/token=/);
  await passesAxeInBothModes(phone, 'gift');
  await fitsItsWidth(phone);
  await phone.getByRole('link', { name: 'Create account' }).click();
  await phone.getByRole('textbox', { name: 'Email' }).fill(otto);
  await phone.getByRole('button', { name: 'Create account' }).click();
  await phone.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, otto, 2)));
  await phone.getByLabel('Your name').fill('Otto Wei');
  await passesAxeInBothModes(phone, 'accept');
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone).toHaveURL(new RegExp(code));

  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await phone.goto(`/scan/${alias}`);
  await expect(phone.getByRole('heading', { name: 'Otto Wei' })).toBeVisible();
});
