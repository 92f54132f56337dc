import { gzipSync } from 'node:zlib';
import { CARD_COLORS } from '@ringtag/contracts';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication, watchRequests } from './support/page-files';

const KB = 1024;
const FIELDS = [
  { key: 'phone', value: '+49 30 901820', visibility: 'public' },
  { key: 'company', value: 'Lee & Sons', visibility: 'public' },
  { key: 'jobTitle', value: 'Gardener', visibility: 'public' },
] as const;
const card = {
  fields: ['phone'],
  name: 'DJ Ann',
  role: 'Resident',
  color: 'violet',
  links: [{ label: 'Shop', url: 'https://shop.example/' }],
};

test(
  'should choose what the page of a code shows, with a preview, and show it to strangers',
  { tag: '@phone-only' },
  async ({ server, browser }) => {
    const alias = await newCode(server);
    const owner = await activate(server, alias, { name: 'Ann Lee', fields: [...FIELDS] });
    const [code] = (await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/my-codes')).items;
    const page = await newPage(browser, server, owner);
    await page.goto(`/my-code/${code!.id}?view=page`);
    const preview = page.getByRole('dialog', { name: 'Preview' });
    const closePreview = async () => {
      await page.keyboard.press('Escape');
      await expect(preview).toBeHidden();
    };
    const openPreview = () => page.getByRole('button', { name: 'Preview' }).click();
    await openPreview();
    await expect(preview.getByText('Gardener · Lee & Sons')).toBeVisible();
    await passesAxeInBothModes(page, 'preview on a phone');
    await closePreview();
    await page.getByRole('radio', { name: /^Only the fields I choose/ }).check();
    await page.getByRole('checkbox', { name: /^Company/ }).uncheck();
    await openPreview();
    await expect(preview.getByText('Gardener')).toBeVisible();
    await expect(preview.getByText('Lee & Sons')).toHaveCount(0);
    await closePreview();
    await page.getByLabel('Name on this page').fill('DJ Ann');
    await page.getByLabel('Role on this page').fill('Resident');
    await page.getByLabel('Color at the top').selectOption('Violet');
    for (const [place, name] of ['Tour', 'Shop'].entries()) {
      await page.getByRole('button', { name: 'Add link' }).click();
      await page.getByLabel(`Title of link ${place + 1}`).fill(name);
      await page.getByLabel(`Address of link ${place + 1}`).fill(`http://${name}.example`);
    }
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByLabel('Address of link 1')).toBeFocused();
    await expect(page.getByText('Enter a secure web address (https)')).toHaveCount(2);
    await passesAxeInBothModes(page, 'what the page of a code shows');
    await fitsItsWidth(page);
    for (const [place, name] of ['tour', 'shop'].entries())
      await page.getByLabel(`Address of link ${place + 1}`).fill(`${name}.example`);
    await page.getByRole('button', { name: 'Move link 2 up' }).click();
    await openPreview();
    await expect(preview.getByRole('listitem').filter({ hasText: '.example' })).toHaveText([
      /Shop shop\.example/,
      /Tour tour\.example/,
    ]);
    await closePreview();
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Details saved', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Address of link 1')).toHaveValue('https://shop.example/');

    const stranger = await newPage(browser, server);
    await stranger.goto(`/scan/${alias}`);
    const shop = stranger.getByRole('link', { name: 'Shop shop.example' });
    for (const state of ['drawn', 'running']) {
      await expect(stranger.getByRole('heading', { level: 1, name: 'DJ Ann' })).toBeVisible();
      await expect(stranger.getByText('Resident', { exact: true })).toBeVisible();
      await expect(shop).toHaveAttribute('rel', 'nofollow ugc noopener');
      await expect(stranger.locator(`rect[fill="${CARD_COLORS.violet}"]`)).toBeVisible();
      await expect(stranger.getByText(/Lee|Gardener/)).toHaveCount(0);
      await passesAxeInBothModes(stranger, `${state} page with own links`);
      await fitsItsWidth(stranger);
      if (state === 'drawn') await runApplication(stranger);
    }
  },
);

test('should need one request more where it is used, and none where it is not', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias, { fields: [...FIELDS] });
  const [code] = (await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/my-codes')).items;
  const load = async () => {
    const page = await newPage(browser, server);
    const paths = watchRequests(page);
    const html = await (await page.goto(`/scan/${alias}`))!.body();
    await runApplication(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.context().close();
    return { paths: new Set(paths), bytes: gzipSync(html).length };
  };
  const plain = await load();
  await ask(owner.api, 'PUT', `/api/my-codes/${code!.id}/card`, card);
  const own = await load();
  expect([...own.paths].filter((path) => !plain.paths.has(path))).toHaveLength(1);
  expect(own.bytes).toBeLessThanOrEqual(13 * KB);
});
