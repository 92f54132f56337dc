import { PHOTO, smallPhotoPath } from '@ringtag/contracts';
import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';
import { twoColoured } from './support/picture-file';

test('should cut a photo, show it to owners and strangers with and without scripts, and take it away (UPL-1)', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const page = await newPage(browser, server, await activate(server, alias));
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Photo' });
  await card.locator('input[type=file]').setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(card.getByText('Couldn’t read this photo. Use JPEG, PNG or WebP.')).toBeVisible();
  await card.locator('input[type=file]').setInputFiles({
    name: 'ann.png',
    mimeType: 'image/png',
    buffer: twoColoured(800, 600, [220, 30, 30], [30, 30, 220]),
  });
  const dialog = page.getByRole('dialog', { name: 'Crop photo' });
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('Photo saved', { exact: true })).toBeVisible();
  const own = card.locator('img');
  await expect(own).toHaveJSProperty('naturalWidth', 512);
  const address = (await own.getAttribute('src'))!;
  const small = smallPhotoPath(address, PHOTO.smallEdges[0])!;
  await expect(page.getByRole('region', { name: 'What people see' }).locator('img')).toHaveAttribute(
    'src',
    small,
  );
  await expect(page.getByRole('banner').locator(`img[src="${address}"]`)).toBeVisible();
  await passesAxeInBothModes(page, 'photo');
  await fitsItsWidth(page);

  const stranger = await newPage(browser, server);
  await stranger.goto(`/scan/${alias}`);
  await runApplication(stranger);
  await expect(stranger.locator('#first-paint')).toHaveCount(0);
  // 192 pixels for 96 CSS pixels, and more on denser screens.
  await expect(stranger.locator(`img[src="${small}"]`)).toHaveJSProperty('naturalWidth', 96);

  await card.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Photo removed', { exact: true })).toBeVisible();
  await expect(page.locator('img[src^="/api/photos/"]')).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.locator('img[src^="/api/photos/"]')).toHaveCount(0);

  // The photo is one of the first steps of an owner.
  await page.goto('/my-codes');
  const steps = page.getByRole('region', { name: 'Next steps' });
  await expect(steps.getByRole('link', { name: /^Complete your profile/ })).toBeVisible();
  await fitsItsWidth(page);
  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Codes' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(steps).toHaveCount(0);
});
