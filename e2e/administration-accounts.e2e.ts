import { newAccount } from './support/accounts';
import { ask, newCode, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxe, passesAxeInBothModes, findViolations } from './support/page-checks';
import { enterPassword } from './support/sign-in';

test('should find an account, block it, be told so when signing in, and read all of it in the audit log (BLOCK)', async ({
  server,
  browser,
}) => {
  const account = await newAccount(server);
  const person = await signedIn(server, account);
  await ask(person.api, 'POST', `/api/scan/${await newCode(server)}/activate`, {});
  const owner = await newPage(browser, server, person);
  await owner.goto('/my-codes');
  const page = await newPage(browser, server, await signedIn(server, server.first.admin));
  await page.goto('/users');
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill(account.email);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await passesAxe(page, 'accounts');
  await fitsItsWidth(page);
  await page.getByRole('rowheader').getByRole('link').click();

  const readPlace = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!;
  const [access, codes] = [await readPlace('Access'), await readPlace('Codes')];
  expect(codes).toMatchObject({ x: access.x, width: access.width });
  expect(codes.y - (access.y + access.height)).toBeLessThan(20);
  await page.getByRole('textbox', { name: 'Codes per account' }).fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Account saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Block…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(/^Blocked since/)).toBeVisible();
  await passesAxeInBothModes(page, 'account');
  await fitsItsWidth(page);

  await owner.reload();
  await owner.waitForURL(/\/sign-in/);
  await enterPassword(owner, account);
  await expect(owner.getByRole('alert')).toContainText('This account is blocked');

  await page.getByRole('link', { name: 'Audit log for this account' }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('Account blocked');
  await expect(page.getByRole('listitem').filter({ hasText: 'Codes per account' })).toContainText('7');
  // The toast of the page before may be leaving.
  expect(await findViolations(page, { within: 'main' })).toEqual([]);
  await fitsItsWidth(page);
  await page.setViewportSize({ width: 800, height: 800 });
  for (const time of await page.locator('main time').all()) {
    expect((await time.boundingBox())!.height).toBeLessThan(25);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV…' }).click();
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-log-[\d-]+\.csv$/);
});

test('should show how the server and its mails are doing', async ({ server, browser }) => {
  const { email } = await newAccount(server);
  const page = await newPage(browser, server, await signedIn(server, server.first.admin));
  await page.goto('/system');
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect(page.getByText('0.0.1')).toBeVisible();
  await expect(page.getByText('development', { exact: true })).toBeVisible();
  await passesAxe(page, 'system');
  await page.getByRole('link', { name: 'Email queue' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Sent');
  await expect(page).toHaveURL(/\/mails\?state=sent$/);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toBeVisible();
  await passesAxe(page, 'e-mail queue');
});
