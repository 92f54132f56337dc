import { newAccount } from './support/accounts';
import { expect, test } from './support/fixtures';
import { enterPassword, signIn } from './support/sign-in';

/** Where links of attackers may try to lead; the whole list is in libs/contracts/src/safe-path.spec.ts (RED-1). */
const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
];

test('should lead people who are signed in away from pages for guests, and never off the site (RED-1, UI-71, UI-72)', async ({
  page,
  server,
}) => {
  await signIn(page, await newAccount(server));
  const lead = async (path: string, target: string) => {
    await page.goto(path);
    await expect(page, path).toHaveURL(server.url + target);
  };
  for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/change-password?token=a.b']) {
    await lead(path, '/my-codes');
  }
  for (const [index, target] of HOSTILE.entries()) {
    const parameter = index % 2 ? 'redirectUrl' : 'returnUrl';
    await lead(`/sign-in?${parameter}=${encodeURIComponent(target)}`, '/my-codes');
  }
  await lead('/sign-in?redirectUrl=%2Fprofile', '/profile');
  await lead('/sign-in?redirectUrl=%2Fprofile&returnUrl=%2Fmessages%3Fq%3Dlake', '/messages?q=lake');

  await lead('/projects', '/access-denied');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(`${server.url}/my-codes`);
  await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeVisible();
});

test('should start administrators with the selected project, or the list of projects (UI-67)', async ({
  page,
  server,
}) => {
  await signIn(page, server.first.admin);
  const { items } = (await (await page.request.get('/api/projects')).json()) as { items: { id: string }[] };
  // As our own script does: programs need the header for calls that change something.
  const reset = () =>
    page.request.get('/api/projects/reset-selected-project', {
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    });
  await reset();
  await page.goto('/sign-in');
  await expect(page).toHaveURL(/\/projects$/);
  const selected = await page.request.put(`/api/projects/${items[0]?.id}/set-selected-project`, {
    headers: { origin: server.url },
  });
  expect(selected.ok()).toBe(true);
  await page.goto('/sign-in');
  // The page of the selected project then says which one.
  await expect(page).toHaveURL(/\/project\/[\w-]+$/);
  expect((await reset()).ok()).toBe(true);
});

test('should sign out to the page that people came from, or to the sign-in page (UI-73)', async ({
  page,
  server,
}) => {
  const account = await newAccount(server);
  const scanPage = `/scan/${server.first.codes.at(-2)}`;
  await page.goto(scanPage);
  await page.getByRole('link', { name: 'Sign in' }).click();
  // The page of the code asks for an e-mail address too, and stays until the next one is there.
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await enterPassword(page, account);
  await expect(page).toHaveURL(server.url + scanPage);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(server.url + scanPage);

  // The account menu follows the address, on this site only.
  for (const [returnUrl, target] of [
    [scanPage, scanPage],
    ['//evil.example', '/sign-in'],
  ] as const) {
    await signIn(page, account);
    await page.goto(`/messages?returnUrl=${encodeURIComponent(returnUrl)}`);
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(server.url + target);
  }

  await signIn(page, account);
  await page.goto('/messages');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${server.url}/sign-in`);
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
});
