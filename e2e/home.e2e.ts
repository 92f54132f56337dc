import { newAccount } from './support/accounts';
import { activate, ask, newCode, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { writeTo } from './support/messages';
import { fitsItsWidth, noteRefusals, passesAxeInBothModes } from './support/page-checks';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';

test('should tell a new person how to begin, and an owner what is new, without a reload', async ({
  server,
  browser,
}) => {
  const person = await newPage(browser, server, await signedIn(server, await newAccount(server)));
  await person.goto('/home');
  await expect(person).toHaveTitle(/^Home · /);
  await expect(person.getByRole('heading', { level: 2 })).toHaveText(['Next steps']);
  await passesAxeInBothModes(person, 'home of a new person');
  await fitsItsWidth(person);
  await person.getByRole('link', { name: /^Activate a code/ }).press('Enter');
  await expect(person).toHaveURL(/\/scan$/);

  const alias = await newCode(server);
  const owner = await activate(server, alias);
  // A browser without a head is no person.
  await fetch(`${server.url}/api/scan/${alias}`, { headers: { 'user-agent': PHONE } });
  const readScans = async () => {
    const { scans } = await ask<{ scans: { scans: number }[] }>(owner.api, 'GET', '/api/home');
    return scans.at(-1)?.scans;
  };
  await expect.poll(readScans).toBe(1);
  const page = await newPage(browser, server, owner);
  const refused = noteRefusals(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Next steps', 'Messages', 'Code scans']);
  await expect(page.getByRole('slider', { name: 'Code scans' })).toHaveAttribute('aria-valuetext', /: 1$/);
  await expect(page.getByText(/^No messages yet/)).toBeVisible();
  await writeTo(owner.api, alias, { body: 'I have found your keys' });
  const conversation = page.getByRole('link', { name: /I have found your keys/ });
  await expect(conversation).toBeVisible();
  await expect(page.getByRole('link', { name: '1 unread message', exact: true })).toBeVisible();
  await passesAxeInBothModes(page, 'home of an owner');
  await fitsItsWidth(page);
  await conversation.press('Enter');
  await expect(page).toHaveURL(/\/messages\?id=/);
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
  expect(refused).toEqual([]);
});

test('should show administrators the site by day, and nobody else', async ({ server, browser }) => {
  await activate(server, await newCode(server));
  const page = await newPage(browser, server, await signedIn(server, server.first.admin));
  await page.goto('/home');
  const site = page.getByRole('region', { name: 'Site overview' });
  await expect(site.getByRole('slider', { name: 'Activations' })).toHaveAttribute('max', '29');
  await site.getByRole('combobox', { name: 'Period' }).selectOption('90 days');
  await expect(site.getByRole('slider', { name: 'Activations' })).toHaveAttribute('max', '89');
  await site.getByRole('region', { name: 'Activations' }).getByText('Show as table').press('Enter');
  await expect(site.getByRole('row')).toHaveCount(91);
  await passesAxeInBothModes(page, 'home of an administrator');
  await fitsItsWidth(page);
  await page.reload();
  await expect(site.getByRole('combobox', { name: 'Period' })).toHaveValue('90');
});
