import { newCode, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test('should save settings that strangers see at once, say what is out of bounds, and ask before changes are lost (SET)', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const page = await newPage(browser, server, await signedIn(server, server.first.admin));
  await page.goto('/settings');
  const readPlace = async (name: string) => (await page.getByRole('region', { name }).boundingBox())!;
  const [limits, legal] = [await readPlace('Limits'), await readPlace('Legal pages')];
  expect(legal.y).toBe(limits.y);
  expect(legal.x + legal.width - limits.x).toBeGreaterThan(1100);
  const imprint = page.getByRole('textbox', { name: 'Legal notice' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await imprint.fill('http://example.com/imprint');
  await page.getByRole('textbox', { name: 'Days to keep messages' }).fill('3650');
  await expect(page.getByText(/^Messages older than 3,650 days will be permanently deleted/)).toBeVisible();
  await save.click();
  await expect(page.getByText('Enter an address that starts with https://')).toBeVisible();
  await expect(imprint).toBeFocused();
  await passesAxeInBothModes(page, 'settings with a fault');
  await imprint.fill('https://example.com/imprint');
  await save.click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await expect(save).toBeHidden();

  const stranger = await newPage(browser, server);
  await stranger.goto(`/scan/${alias}`);
  const shown = stranger.getByRole('link', { name: 'Legal notice' });
  await expect(shown).toHaveAttribute('href', 'https://example.com/imprint');

  // The other tests of this server know neither imprint nor retention.
  await imprint.fill('');
  await page.getByRole('textbox', { name: 'Days to keep messages' }).fill('');
  await page.setViewportSize({ width: 390, height: 844 });
  await fitsItsWidth(page);
  expect((await readPlace('Legal pages')).x).toBe((await readPlace('Limits')).x);
  await page.goBack();
  await page
    .getByRole('dialog', { name: 'Unsaved changes' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await save.click();
  await expect(save).toBeHidden();
});
