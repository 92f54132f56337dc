import { newAccount } from './support/accounts';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail, linkIn } from './support/mailbox';
import { writeTo } from './support/messages';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { enterPassword } from './support/sign-in';

test('should let an owner and somebody else answer together', async ({ server, browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const helper = await newAccount(server, undefined, 'Ben Lee');
  const page = await newPage(browser, server, owner);
  const { items } = await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes');
  const codePath = `/my-code/${items[0].id}`;
  await page.goto(codePath);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByRole('textbox', { name: 'Email address' }).fill(helper.email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invited, valid until')).toBeVisible();
  await passesAxeInBothModes(page, 'the page of a code with an invitation');

  const other = await newPage(browser, server);
  await other.goto(linkIn(await latestMail(server.url, helper.email, 2), server.url));
  // Signs in on the way, in the same tab.
  await enterPassword(other, helper);
  await expect(other.getByRole('heading', { name: /asks you to help with/ })).toBeVisible();
  await passesAxeInBothModes(other, 'an invitation to help');
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByText('No messages yet')).toBeVisible();

  const token = await writeTo(owner.api, alias, { body: 'I found your keys' });
  await expect(other.getByText('I found your keys')).toBeVisible();
  await passesAxeInBothModes(other, 'what somebody helps with');
  await other.getByText('I found your keys').click();
  await other.getByLabel('Your reply').fill('We are on our way');
  await other.getByRole('button', { name: 'Send reply' }).click();
  await expect(other.getByText('You', { exact: true })).toBeVisible();
  await fitsItsWidth(other);

  await page.goto('/messages');
  await expect(page.getByText('Ben Lee: We are on our way')).toBeVisible();
  const finder = await newPage(browser, server);
  await finder.goto(`/conversation/${token}`);
  await expect(finder.getByText('We are on our way')).toBeVisible();
  await expect(finder.getByText('Ben Lee')).toHaveCount(0);
  await finder.goto(`/scan/${alias}`);
  await expect(finder.getByText('The owner’s helpers may read it, too.')).toBeVisible();

  // The help ends while an answer is written: its text stays.
  await other.getByLabel('Your reply').fill('Wait for me');
  await page.goto(codePath);
  await page.getByRole('button', { name: 'Remove Ben Lee' }).click();
  await page.getByRole('button', { name: 'End help' }).click();
  await expect(other.getByText(/^You no longer help with this conversation/)).toBeVisible();
  await expect(other.getByLabel('Your reply that wasn’t sent')).toHaveValue('Wait for me');
});
