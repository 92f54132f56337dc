import type { Page } from '@playwright/test';
import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { writeTo } from './support/messages';

/** The number in the menu, in the heading, in the title of the tab, and of the list of unread messages. */
async function says(pages: { inbox: Page; unreadOnly: Page }, unread: number): Promise<void> {
  const badge = `${unread} unread message${unread === 1 ? '' : 's'}`;
  for (const page of Object.values(pages)) {
    for (const place of [page.getByRole('navigation').first(), page.getByRole('heading', { level: 1 })])
      if (unread > 0) await expect(place.getByText(badge, { exact: true })).toBeAttached();
      else await expect(place.getByText(/unread message/)).toHaveCount(0);
    await expect(page).toHaveTitle(unread > 0 ? new RegExp(`^\\(${unread}\\)`) : /^Messages/);
  }
  const count = `${unread} message${unread === 1 ? '' : 's'}`;
  if (unread > 0) await expect(pages.unreadOnly.getByText(count, { exact: true })).toBeVisible();
}

test('should say one number of unread messages everywhere, in two tabs, whatever is done to them', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const write = (body: string) => writeTo(owner.api, alias, { body, sender: { email: 'grace@example.com' } });
  await Promise.all(['Keys', 'Bag', 'Bike', 'Phone'].map(write));
  const inbox = await newPage(browser, server, owner);
  const unreadOnly = await inbox.context().newPage();
  const pages = { inbox, unreadOnly };
  await inbox.goto('/messages');
  await unreadOnly.goto('/messages?show=unread');
  await says(pages, 4);

  const row = (body: string) => inbox.locator('main li').getByRole('link', { name: new RegExp(body) });
  await row('Keys').click();
  await says(pages, 3);
  await row('Bag').click();
  await says(pages, 2);
  await inbox.getByRole('button', { name: 'Mark as unread' }).click();
  await says(pages, 3);

  // A row that was read stays where it is read, and is no unread message.
  await unreadOnly.locator('main li').getByRole('link', { name: /Bike/ }).click();
  await says(pages, 2);
  await expect(unreadOnly.locator('main li').getByRole('link')).toHaveCount(3);

  await inbox.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await inbox.getByRole('button', { name: 'Archive', exact: true }).click();
  await says(pages, 0);
  await inbox.getByRole('button', { name: 'Undo' }).click();
  await says(pages, 2);

  await row('Phone').click();
  await says(pages, 1);
  await inbox.getByRole('button', { name: 'More' }).click();
  await inbox.getByRole('menuitem', { name: 'Block sender' }).click();
  await expect(inbox.getByText('Sender blocked', { exact: false }).first()).toBeVisible();
  await says(pages, 1);

  // Without a network nothing counts as done, and nothing is forgotten.
  await row('Bag').click();
  await says(pages, 0);
  await inbox.getByRole('button', { name: 'Mark as unread' }).click();
  await says(pages, 1);
  await inbox.context().setOffline(true);
  await row('Bag').click();
  await expect(inbox.getByText('Couldn’t update the message').first()).toBeVisible();
  await says(pages, 1);
  await inbox.context().setOffline(false);
  await says(pages, 1);
});
