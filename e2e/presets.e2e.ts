import jsQR from 'jsqr';
import sharp from 'sharp';
import { ask, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxe, passesAxeInBothModes } from './support/page-checks';

test('should design a preset, refuse one that cannot be read, and give it to a project and its codes', async ({
  server,
  browser,
}) => {
  const admin = await signedIn(server, server.first.admin);
  const { id } = await ask<{ id: string }>(admin.api, 'POST', '/api/projects', { name: 'Looks' });
  const page = await newPage(browser, server, admin);
  await page.goto('/presets/new');
  const name = `Teal ${id.slice(-6)}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Pattern color').fill('#cccccc');
  await expect(page.getByText(/^The colors are too similar\./)).toBeVisible();
  await page.getByLabel('Pattern color').fill('#0f766e');
  const preview = page.getByRole('img', { name: 'Code with this preset' });
  const { data, info } = await sharp(await preview.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  expect(seen).toMatch(/\/SCAN\/ABCDE23456$/);
  await fitsItsWidth(page);
  await passesAxeInBothModes(page, 'a new preset');
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText(`“${name}” saved`, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  await expect(page.getByRole('rowheader', { name: `${name} Default` })).toBeVisible();
  await fitsItsWidth(page);
  await passesAxe(page, 'presets');

  await page.goto(`/project/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit project…' }).click();
  const form = page.getByRole('dialog', { name: 'Edit project' });
  await form.getByLabel('Preset').selectOption(name);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
  const { items } = await ask<{ items: [{ id: string }] }>(admin.api, 'POST', `/api/projects/${id}/items`, {
    count: 1,
  });
  await page.goto(`/item/${items[0].id}`);
  await expect(page.getByLabel('Preset')).toContainText('Project default');
  const drawn = await admin.api.get(`/api/items/${items[0].id}/qr.svg`);
  expect(await drawn.text()).toContain('#0f766e');
  await fitsItsWidth(page);
  // The other tests of this server know no default.
  const {
    items: [preset],
  } = await ask<{ items: [{ id: string }] }>(admin.api, 'GET', `/api/presets?q=${encodeURIComponent(name)}`);
  await ask(admin.api, 'DELETE', `/api/presets/${preset.id}`);
});
