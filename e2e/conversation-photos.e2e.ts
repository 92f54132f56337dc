import type { Browser, Page } from '@playwright/test';
import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { twoColoured } from './support/picture-file';

const photo = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: twoColoured(2000, 1000, [220, 30, 30], [30, 30, 220]),
});
const PLACE = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3 };

/** Sends a first message; answers the address of its conversation. */
async function writeFirst(page: Page, alias: string): Promise<string> {
  await page.goto(`/scan/${alias}/message`);
  await page.getByLabel('Your message').fill('I found your keys');
  // What is sent within two seconds counts as a program's.
  await expect.poll(() => page.evaluate('performance.now() > 2500')).toBe(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const link = page.getByRole('link', { name: 'Add photos' });
  await expect(link).toBeVisible();
  await passesAxeInBothModes(page, 'thanks with ways to add more');
  await link.click();
  await expect(page).toHaveURL(/\/conversation\/[\w-]{22}#message-photos$/);
  return new URL(page.url()).pathname;
}

const loaded = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate((image: { naturalWidth: number; naturalHeight: number }) => {
    const { naturalWidth, naturalHeight } = image;
    return [naturalWidth, naturalHeight];
  });

const withoutScripts = async (browser: Browser, like: Page, baseURL: string) =>
  (await browser.newContext({ javaScriptEnabled: false, viewport: like.viewportSize(), baseURL })).newPage();

test(
  'should carry photos and a place from a finder to the owner and back, also without scripts (UPL-2)',
  { tag: '@phone-only' },
  async ({ page: finder, context, server, browser }) => {
    await context.setGeolocation(PLACE);
    const alias = await newCode(server);
    const owner = await newPage(browser, server, await activate(server, alias));
    await owner.setViewportSize(finder.viewportSize()!);
    const path = await writeFirst(finder, alias);

    await finder.getByRole('button', { name: 'I turned it in at…' }).click();
    await finder.keyboard.type('the museum');
    await expect(finder.getByLabel('Your message')).toHaveValue('I turned it in at the museum');

    const ask = finder.getByRole('button', { name: 'Add my location' });
    await ask.click();
    await expect(finder.getByText(/^This page can’t see your location\./)).toBeVisible();
    await context.grantPermissions(['geolocation']);
    await ask.click();
    await expect(finder.getByText('52.52313, 13.36936, within 500 m')).toBeVisible();
    await finder.getByLabel('Exact').check();
    await expect(finder.getByText('52.52508, 13.36940, within 13 m')).toBeVisible();
    await finder.getByLabel('Approximate (within 500 m)').check();

    await finder.getByLabel('Photos').setInputFiles(['1', '2', '3', '4'].map(photo));
    await expect(finder.getByText('Only the first three will be sent.')).toBeVisible();
    await expect(finder.locator('[data-previews] img')).toHaveCount(3);
    await passesAxeInBothModes(finder, 'a form with photos and a place');
    await fitsItsWidth(finder);
    await finder.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(finder.getByText('Approximate location')).toBeVisible();
    await expect(finder.locator('[data-previews] img')).toHaveCount(0);
    await expect(finder.getByText(/within 500 m$/)).toBeHidden();
    await expect.poll(() => loaded(finder, 'Photo 3')).toEqual([1600, 800]);
    const tops = await Promise.all(
      ['Photo 1', 'Photo 3'].map(async (name) => (await finder.getByRole('img', { name }).boundingBox())?.y),
    );
    expect(tops[1], 'three photos stand beside each other').toBe(tops[0]);
    await passesAxeInBothModes(finder, 'a thread with photos and a place');
    await fitsItsWidth(finder);

    await owner.goto('/messages');
    await owner.getByRole('link', { name: /I turned it in at the museum/ }).click();
    const thread = owner.getByRole('list', { name: 'Conversation' });
    await expect(thread.getByText('52.52313, 13.36936, within 500 m')).toBeVisible();
    await thread.getByRole('button', { name: 'Photo 2' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Photo 2' });
    await expect(dialog.locator('img')).toHaveJSProperty('naturalWidth', 1600);
    await passesAxeInBothModes(owner, 'a photo in a dialog');
    await owner.keyboard.press('Escape');
    await owner.locator('form input[type=file]').setInputFiles([photo('a'), photo('b')]);
    await owner.getByRole('button', { name: 'Remove photo 1' }).click();
    await passesAxeInBothModes(owner, 'an answer with a photo');
    await fitsItsWidth(owner);
    await owner.getByRole('button', { name: 'Send reply' }).click();
    await expect(thread.getByRole('listitem').filter({ hasText: 'You' }).getByRole('img')).toHaveJSProperty(
      'naturalWidth',
      1600,
    );

    const plain = await withoutScripts(browser, finder, server.url);
    await plain.goto(path);
    await expect(plain.getByRole('button', { name: 'Add my location' })).toBeHidden();
    await expect(plain.getByRole('button', { name: /I turned it in at/ })).toBeHidden();
    await expect(plain.getByRole('img', { name: /^Photo/ })).toHaveCount(4);
    await plain.getByLabel('Photos').setInputFiles([photo('plain')]);
    await plain.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(plain.getByRole('img', { name: /^Photo/ })).toHaveCount(5);
    await plain.getByLabel('Your message').fill('This is no photo');
    const wrong = { name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await plain.getByLabel('Photos').setInputFiles([wrong]);
    await plain.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(plain.getByText(/^One of the files isn’t a photo we can show\./)).toBeVisible();
    await expect(plain.getByLabel('Your message')).toHaveValue('This is no photo');
  },
);
