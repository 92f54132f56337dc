import type { Locator, Page } from '@playwright/test';
import { LOCALES, toLanguageName, type Settings } from '@ringtag/contracts';
import { texts } from '@ringtag/i18n/testing';
import omit from 'lodash/omit';
import { newAccount } from './support/accounts';
import { ask, newPage, signedIn, toLabel, type Person } from './support/codes';
import { test } from './support/fixtures';
import { STATUSES } from './support/form-texts';
import type { Filled } from './support/read-form';
import { walk, type WalkedForm } from './support/walk-form';

type Api = Person['api'];

const formWith = (page: Page, label: string) => page.locator('form').filter({ has: page.getByLabel(label) });
const toText = (value: string | number | null) => (value === null ? '' : String(value));

interface Project {
  id: string;
  name: string;
  description: string | null;
  activatable: boolean;
  claimSecrets: boolean;
  presetId: string | null;
}

interface Item {
  id: string;
  alias: string;
  label: string | null;
  status: keyof typeof STATUSES;
  activatable: boolean;
  viewOnly: boolean;
  maxActivations: number | null;
  presetId: string | null;
  projectId: string;
}

const LABELS = texts('mfe-admin/src/settings/locales', 'en');

const toSettingTexts = (settings: Settings, project: string): Filled => ({
  ...Object.fromEntries(
    Object.entries(omit(settings, 'languages', 'version')).map(([key, value]) => [
      LABELS[`labels.${key}`],
      toText(value),
    ]),
  ),
  [LABELS['labels.digitalCodesProjectId']!]: project,
  ...Object.fromEntries(
    LOCALES.map((locale) => [toLanguageName(locale), settings.languages.includes(locale)]),
  ),
});

test('should store what the form of the settings shows', async ({ server, browser }) => {
  const admin = await signedIn(server, server.first.admin);
  const readSettings = () => ask<Settings>(admin.api, 'GET', '/api/settings');
  const before = await readSettings();
  const page = await newPage(browser, server, admin);
  const { id, name } = await ask<Project>(admin.api, 'POST', '/api/projects', { name: 'Digital codes' });
  try {
    await walk(page, {
      files: ['mfe-admin/src/settings/settings-form.tsx'],
      open: async () => {
        await page.goto('/settings');
        return formWith(page, 'Sender name');
      },
      fill: async (form) => {
        await form.getByRole('combobox', { name: /^Project for digital codes/ }).fill(name);
        await page.getByRole('option', { name }).first().click();
        await form.getByLabel('Français').uncheck();
      },
      send: 'Save',
      path: '/settings',
      stored: async () => {
        const settings = await readSettings();
        const project = await ask<Project>(
          admin.api,
          'GET',
          `/api/projects/${settings.digitalCodesProjectId}`,
        );
        return toSettingTexts(settings, project.name);
      },
    });
  } finally {
    // The other tests of this server know the settings as they were.
    const { version } = (await readSettings()) as Settings & { version: number };
    await ask(admin.api, 'PUT', '/api/settings', { ...before, version });
    await ask(admin.api, 'DELETE', `/api/projects/${id}`);
  }
});

const toProjectTexts = ({ name, description, activatable, claimSecrets, presetId }: Project): Filled => ({
  Name: name,
  Description: description ?? '',
  Preset: presetId ?? 'Plain',
  'New codes can be activated': activatable,
  'New codes come with a secret': claimSecrets,
});

const NAMED = 'KEYRING2026';

/** The dialog that adds codes to the project. */
const addCodesForm = (api: Api, id: string, more: Partial<WalkedForm>): WalkedForm => ({
  files: ['mfe-admin/src/codes/add/add-codes-form.tsx'],
  open: async (page) => {
    await page.goto(`/project/${id}`);
    await page
      .getByRole('button', { name: /^Add (codes|your first codes)$/ })
      .first()
      .click();
    return page.getByRole('dialog', { name: 'Add codes' });
  },
  send: 'Create codes',
  path: '/items',
  stored: async () => {
    const { items } = await readItems(api, id);
    const named = items.filter(({ label }) => label !== null);
    const [first] = named.length > 0 ? named : items;
    const how: Filled =
      named.length > 0
        ? {
            'What to add': 'Codes from a list',
            'One code per line': named.map(({ alias, label }) => `${alias}, ${label}`).join('\n'),
          }
        : { 'What to add': 'Random codes', 'Number of codes': String(items.length) };
    return {
      ...how,
      Preset: first!.presetId ?? 'Project default',
      'These codes can be activated': first!.activatable,
    };
  },
  ...more,
});

const readItems = (api: Api, projectId: string) =>
  ask<{ items: Item[] }>(api, 'GET', `/api/projects/${projectId}/items?pageSize=100`);

const itemForm = (api: Api, id: string): WalkedForm => ({
  files: ['mfe-admin/src/codes/item/item-form.tsx'],
  open: async (page) => {
    await page.goto(`/item/${id}`);
    return formWith(page, 'View only');
  },
  fill: (form) => form.getByLabel('Activation limit').fill('7'),
  send: 'Save',
  stored: async () => {
    const item = await ask<Item>(api, 'GET', `/api/items/${id}`);
    return {
      Label: item.label ?? '',
      Status: STATUSES[item.status],
      Activatable: item.activatable,
      'View only': item.viewOnly,
      'Activation limit': toText(item.maxActivations),
      Preset: item.presetId ?? 'Project default',
    };
  },
});

/** The dialog that changes several codes. What shows "No change" there must stay as it was. */
const bulkForm = (api: Api, before: Item): WalkedForm => ({
  files: ['mfe-admin/src/codes/bulk/bulk-form.tsx', 'mfe-admin/src/codes/bulk/bulk-dialog.tsx'],
  open: async (page) => {
    await page.goto(`/project/${before.projectId}`);
    await page.getByRole('checkbox', { name: `Select ${toLabel(before.alias)}` }).check();
    await page.getByRole('button', { name: 'Edit…' }).click();
    return page.getByRole('dialog', { name: 'Edit 1 code' });
  },
  fill: (dialog) => dialog.getByLabel('View only').selectOption('Yes'),
  send: 'Update codes',
  path: '/bulk',
  stored: async () => {
    const after = await ask<Item>(api, 'GET', `/api/items/${before.id}`);
    const toChange = (key: keyof Item, text: string) => (after[key] === before[key] ? 'No change' : text);
    const toYesNo = (value: boolean) => (value ? 'Yes' : 'No');
    return {
      Status: toChange('status', STATUSES[after.status]),
      Activatable: toChange('activatable', toYesNo(after.activatable)),
      'View only': toChange('viewOnly', toYesNo(after.viewOnly)),
      'Activation limit': toChange('maxActivations', 'Set a limit'),
      Preset: toChange('presetId', 'Project default'),
      'Move to project': after.projectId === before.projectId ? '' : after.projectId,
    };
  },
});

test('should store what the forms of a project and its codes show', async ({ server, browser }) => {
  const admin = await signedIn(server, server.first.admin);
  const page = await newPage(browser, server, admin);
  const find = async (q: string) =>
    (await ask<{ items: [Project] }>(admin.api, 'GET', `/api/projects?q=${encodeURIComponent(q)}`)).items[0];
  const name = `Forms ${Date.now()}`;
  const files = ['mfe-admin/src/projects/project-form.tsx'];
  await walk(page, {
    files,
    open: async () => {
      await page.goto('/project?new');
      return formWith(page, 'New codes can be activated');
    },
    fill: (form) => form.getByLabel('Name').fill(name),
    send: 'Create project',
    path: '/projects',
    stored: async () => toProjectTexts(await find(name)),
  });
  const { id } = await find(name);
  const readProject = () => ask<Project>(admin.api, 'GET', `/api/projects/${id}`);
  await walk(page, {
    files,
    open: async () => {
      // The page of the new project opens by itself.
      await page.waitForURL(`**/project/${id}`);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Edit project…' }).click();
      return page.getByRole('dialog', { name: 'Edit project' });
    },
    fill: (dialog) => dialog.getByLabel('Description').fill('Codes for the fair'),
    send: 'Save',
    stored: async () => toProjectTexts(await readProject()),
  });

  await walk(page, addCodesForm(admin.api, id, {}));
  const [item] = (await readItems(admin.api, id)).items;
  await walk(page, bulkForm(admin.api, item!));
  await walk(page, itemForm(admin.api, item!.id));
  const choose = async (dialog: Locator) => {
    await dialog.getByRole('radio', { name: 'Codes from a list' }).check();
    await dialog.getByLabel('One code per line').fill(`${NAMED}, Key ring`);
  };
  await walk(page, addCodesForm(admin.api, id, { fill: choose }));
});

test('should store what the form for the role and limit of an account shows', async ({ server, browser }) => {
  const { email } = await newAccount(server);
  const admin = await signedIn(server, server.first.admin);
  const page = await newPage(browser, server, admin);
  const find = async () => {
    const { items } = await ask<{ items: [{ id: string; role: string; activationLimit: number | null }] }>(
      admin.api,
      'GET',
      `/api/users?q=${encodeURIComponent(email)}`,
    );
    return items[0];
  };
  await walk(page, {
    files: ['mfe-admin/src/accounts/permissions-form.tsx'],
    open: async () => {
      await page.goto(`/users/${(await find()).id}`);
      return formWith(page, 'Codes per account');
    },
    fill: (form) => form.getByLabel('Codes per account').fill('7'),
    send: 'Save',
    stored: async () => {
      const { role, activationLimit } = await find();
      return {
        Role: role === 'role-admin' ? 'Administrator' : 'User',
        'Codes per account': toText(activationLimit),
      };
    },
  });
});

test('should store what the form of an upload token shows', async ({ server, browser }) => {
  const admin = await signedIn(server, server.first.admin);
  const page = await newPage(browser, server, admin);
  await walk(page, {
    files: ['mfe-admin/src/system/tokens/new-token-dialog.tsx'],
    open: async () => {
      await page.goto('/system');
      await page.getByRole('button', { name: 'New token' }).click();
      return page.getByRole('dialog', { name: 'New token' });
    },
    fill: async (dialog) => {
      await dialog.getByLabel('Module').selectOption('mfe-scan');
      await dialog.getByLabel('Label').fill('Build server');
    },
    send: 'Create token',
    path: '/release-tokens',
    stored: async () => {
      interface Token {
        remote: string;
        label: string;
      }
      const { items } = await ask<{ items: Token[] }>(admin.api, 'GET', '/api/release-tokens');
      const { remote, label } = items.find((token) => token.label === 'Build server')!;
      return { Module: remote, Label: label };
    },
  });
});
