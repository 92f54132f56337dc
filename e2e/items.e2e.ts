import { ask, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxe } from './support/page-checks';

test('should import codes from a file after a look at it, change all of them at once, and show one with what scanners see', async ({
  server,
  browser,
}) => {
  const admin = await signedIn(server, server.first.admin);
  const { id } = await ask<{ id: string }>(admin.api, 'POST', '/api/projects', { name: 'Imported' });
  const page = await newPage(browser, server, admin);
  await page.goto(`/project/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import codes' });
  const prefix = `E${id.slice(-12).toUpperCase()}`;
  const rows = Array.from({ length: 30 }, (_, i) => `${prefix}${i},Case ${i}`);
  const file = ['alias,label', ...rows, 'no!,Bad'].join('\n');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(dialog.getByText('New codes must have 6 to 32 letters, digits or hyphens')).toBeVisible();
  await passesAxe(page, 'the import of codes');
  await dialog.getByRole('button', { name: 'Import 30 codes' }).click();
  await expect(dialog.getByText('30 codes imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByRole('heading', { name: '30 codes' })).toBeVisible();
  await page.getByRole('checkbox', { name: `Select ${prefix}29` }).check();
  await page.getByRole('button', { name: 'Select all 30 matching codes' }).click();
  await fitsItsWidth(page);
  await passesAxe(page, 'the list of codes with a selection');
  await page.getByRole('button', { name: 'Edit…' }).click();
  const change = page.getByRole('dialog', { name: 'Edit 30 codes' });
  await change.getByLabel('View only').selectOption('Yes');
  await change.getByRole('button', { name: 'Update codes' }).click();
  await expect(page.getByText('30 codes updated.', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: `Edit ${prefix}29` }).click();
  await expect(page.getByRole('img', { name: `QR code ${prefix}29` })).toBeVisible();
  await expect(page.getByText('It’s view-only.')).toBeVisible();
  await page.getByRole('switch', { name: 'View only' }).uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Anyone who scans the code can activate it.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'View only' }).last()).toContainText(
    'Yes →to No',
  );
  await fitsItsWidth(page);
  await passesAxe(page, 'the page of a code');
});
