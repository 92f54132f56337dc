import { newAccount } from './support/accounts';
import { newCode, newPage, signedIn, toLabel } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test('should lead an administrator from any page to a code and an account', async ({ server, browser }) => {
  const [alias, account] = [await newCode(server), await newAccount(server)];
  const page = await newPage(browser, server, await signedIn(server, server.first.admin));
  await page.goto('/my-codes');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Search' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill(`${server.url}/scan/${alias}`);
  await palette.getByRole('option', { name: toLabel(alias) }).click();
  await expect(page).toHaveURL(/\/item\//);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await field.fill(account.email);
  await expect(palette.getByRole('option', { name: account.email })).toBeVisible();
  await passesAxeInBothModes(page, 'palette');
  await fitsItsWidth(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\//);
});

test('should be for administrators only', async ({ server, browser }) => {
  const person = await signedIn(server, await newAccount(server));
  const page = await newPage(browser, server, person);
  await page.goto('/my-codes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveCount(0);
});
