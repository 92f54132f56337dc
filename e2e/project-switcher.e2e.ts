import { newAccount } from './support/accounts';
import { ask, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes, noteRefusals } from './support/page-checks';

test('should let an administrator find and select a project in the header by keyboard, and clear that; nobody else has it (UI-69)', async ({
  server,
  browser,
}) => {
  const first = await signedIn(server, server.first.admin);
  const account = await newAccount(server);
  // The selection is hers alone.
  const { items } = await ask<{ items: [{ id: string }] }>(first.api, 'GET', `/api/users?q=${account.email}`);
  await ask(first.api, 'PATCH', `/api/users/${items[0].id}`, { role: 'role-admin' });
  const admin = await signedIn(server, account);
  const names = ['Spring fair in the old tram depot by the river', `Luggage tags ${Date.now()}`];
  for (const name of names) await ask(admin.api, 'POST', '/api/projects', { name });
  const page = await newPage(browser, server, admin);
  const refused = noteRefusals(page);
  await page.goto('/sign-in');
  // The focus goes to the heading when the page is there.
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeFocused();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Select project' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Selected project' });
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(names[1]!);
  await expect(panel.getByRole('list').getByRole('button')).toHaveText([names[1]!]);
  await passesAxeInBothModes(page, 'the switcher of projects');
  await fitsItsWidth(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1]!);
  await expect(panel).toBeHidden();

  await page.goto('/sign-in');
  await page.waitForURL(/\/project\/[\w-]{36}$/);
  await header.getByRole('button', { name: `Selected project: ${names[1]}` }).click();
  await panel.getByRole('button', { name: 'Deselect project' }).click();
  await expect(page.getByText('Project deselected', { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Select project' })).toBeFocused();
  expect(refused).toEqual([]);

  const owner = await newPage(browser, server, await signedIn(server, await newAccount(server)));
  const asked: string[] = [];
  owner.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await owner.goto('/my-codes');
  await owner.waitForLoadState('networkidle');
  await expect(owner.getByRole('banner').getByRole('button', { name: /project/i })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/api/projects'))).toEqual([]);
});
