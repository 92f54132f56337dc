import type { Page } from '@playwright/test';
import type { LabelGeometry } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { ask, newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { type Design, toDesignTexts } from './support/form-texts';
import type { Filled } from './support/read-form';
import { walk, type WalkedForm } from './support/walk-form';

const formWith = (page: Page, label: string) => page.locator('form').filter({ has: page.getByLabel(label) });

interface Preset {
  id: string;
  name: string;
  isDefault: boolean;
  design: Design;
}

const toPresetTexts = ({ name, isDefault, design }: Preset): Filled => ({
  Name: name,
  Default: isDefault,
  ...toDesignTexts(design),
});

const presetForms = (name: string, find: (name: string) => Promise<Preset>): WalkedForm[] => [
  {
    files: ['mfe-admin/src/presets/preset-form.tsx'],
    open: async (page) => {
      await page.goto('/presets/new');
      return formWith(page, 'Pattern color');
    },
    fill: (form) => form.getByRole('textbox', { name: 'Name' }).fill(name),
    send: 'Check and save',
    path: '/presets',
    stored: async () => toPresetTexts(await find(name)),
  },
  {
    files: ['mfe-admin/src/presets/preset-form.tsx'],
    open: async (page) => {
      await page.goto(`/presets/${(await find(name)).id}`);
      return formWith(page, 'Pattern color');
    },
    fill: (form) => form.getByLabel('Margin').selectOption('6 squares'),
    send: 'Check and save',
    stored: async () => toPresetTexts(await find(name)),
  },
  {
    files: ['mfe-admin/src/presets/rename-preset-dialog.tsx'],
    open: async (page) => {
      await page.goto('/presets');
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Rename…' }).click();
      return page.getByRole('dialog', { name: 'Rename preset' });
    },
    fill: (dialog) => dialog.getByLabel('Name').fill(`${name} II`),
    send: 'Save',
    stored: async () => ({ Name: (await find(name)).name }),
  },
];

test('should store what the forms of a preset show', async ({ server, browser }) => {
  const admin = await signedIn(server, server.first.admin);
  const find = async (name: string) => {
    const path = `/api/presets?q=${encodeURIComponent(name)}`;
    return (await ask<{ items: [Preset] }>(admin.api, 'GET', path)).items[0];
  };
  const name = `Teal ${Date.now()}`;
  // Checking the first preset loads a program. On a busy machine that takes longer than a request may.
  await expect(async () => {
    const { id } = await ask<Preset>(admin.api, 'POST', '/api/presets', { name, design: PLAIN_DESIGN });
    await ask(admin.api, 'DELETE', `/api/presets/${id}`);
  }).toPass();
  const page = await newPage(browser, server, admin);
  for (const form of presetForms(name, find)) await walk(page, form);
  await ask(admin.api, 'DELETE', `/api/presets/${(await find(name)).id}`);
});

interface Layout extends LabelGeometry {
  id: string;
  name: string;
}

const toLayoutTexts = (layout: Layout): Filled => ({
  Name: layout.name,
  Paper: layout.page === 'tape' ? 'Label tape' : layout.page,
  'Width (mm)': String(layout.width),
  'Height (mm)': String(layout.height),
  'Labels across': String(layout.columns),
  'Labels down': String(layout.rows),
  'Left margin (mm)': String(layout.x0),
  'Top margin (mm)': String(layout.y0),
  'Horizontal pitch (mm)': String(layout.pitchX),
  'Vertical pitch (mm)': String(layout.pitchY),
});

test('should store what the form of a label size shows', async ({ server, browser }) => {
  const admin = await signedIn(server, server.first.admin);
  const page = await newPage(browser, server, admin);
  const name = `Squares ${Date.now()}`;
  const find = async () => {
    const path = `/api/label-layouts?q=${encodeURIComponent(name)}`;
    return (await ask<{ items: [Layout] }>(admin.api, 'GET', path)).items[0];
  };
  const files = ['mfe-admin/src/labels/layout-form.tsx', 'mfe-admin/src/labels/layout-dialog.tsx'];
  const stored = async () => toLayoutTexts(await find());
  const edit = async () => {
    await page.goto('/label-layouts');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    return page.getByRole('dialog', { name: 'Edit label size' });
  };
  await walk(page, {
    files,
    open: async () => {
      await page.goto('/label-layouts');
      await page.getByRole('button', { name: 'New label size' }).click();
      return page.getByRole('dialog', { name: 'New label size' });
    },
    fill: (dialog) => dialog.getByLabel('Name').fill(name),
    send: 'Save',
    stored,
  });
  await walk(page, {
    files,
    open: edit,
    fill: (dialog) => dialog.getByLabel('Width (mm)').fill('40.5'),
    send: 'Save',
    stored,
  });
  // Before Enter sends the form, it moves a number into its limits, as leaving the field does.
  const dialog = await edit();
  await dialog.getByLabel('Width (mm)').fill('1');
  await dialog.getByLabel('Width (mm)').press('Enter');
  await expect.poll(async () => (await find()).width).toBe(5);
  await ask(admin.api, 'DELETE', `/api/label-layouts/${(await find()).id}`);
});
