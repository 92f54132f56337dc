import { refuseRemote } from './support/display';
import { expect, test } from './support/fixtures';
import { watchRequests } from './support/page-files';
import { signIn } from './support/sign-in';

test('should take titles and menu labels from the remotes, in a language that is chosen too', async ({
  page,
  server,
}) => {
  await signIn(page, server.first.admin);
  await page.goto('/my-codes?locale=en');
  await expect(page).toHaveTitle('My Codes · Ringtag');
  await expect(page.getByRole('link', { name: 'My Codes' }).first()).toBeVisible();
  const asked = watchRequests(page);
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('de');
  await expect(page.getByRole('link', { name: 'Meine Codes' }).first()).toBeVisible();
  await expect(page).toHaveTitle('Meine Codes · Ringtag');
  expect(asked.filter((path) => path === '/remotes.json')).toHaveLength(1);
});

test('should name a page before its scripts run', async ({ request }) => {
  const readTitle = async (path: string) =>
    /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1];
  expect(await readTitle('/sign-up?locale=fr')).toBe('Inscription · Ringtag');
  // Who is signed out is asked to sign in.
  expect(await readTitle('/messages?locale=de')).toBe('Anmelden · Ringtag');
});

test('should load nothing of a remote of another contract, say that it is updated, and have no menu entries for it', async ({
  page,
  server,
}) => {
  await signIn(page, server.first.admin);
  await refuseRemote(page, 'mfe-admin');
  const asked = watchRequests(page);
  await page.goto('/projects?locale=en');
  const card = page.getByRole('alert');
  await expect(card).toContainText('We’re updating this part of Ringtag.');
  await expect(card.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Codes' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Projects' })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/_mf/mfe-admin/'))).toEqual([]);
});
