import type { Locator, Page } from '@playwright/test';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import {
  type Card,
  type Design,
  type Field,
  KIND,
  KINDS,
  type Kind,
  toCardTexts,
  toDesignTexts,
  toFieldTexts,
  type Template,
  toKindText,
  toTemplateTexts,
} from './support/form-texts';
import { walk, type WalkedForm } from './support/walk-form';

interface Code {
  id: string;
  alias: string;
  label: string | null;
  holdsUnproved: boolean;
  pageKind: Kind;
  guessedPageKind: Kind;
  template: Template;
  design: Design;
  card: Card;
  lost: { words: string; reward: string } | null;
  helpers: { email: string }[];
  alerts: { kind: keyof typeof ALERTS; mail: boolean; push: boolean }[];
}

const ALERTS = {
  message: 'New messages',
  opening: 'Page opened while it’s lost',
  request: 'Requests for this code',
  gift: 'Giving it away',
} as const;

const toAlertTexts = (alerts: Code['alerts']) =>
  Object.fromEntries(
    alerts.flatMap(({ kind, mail, push }) => [
      [`${ALERTS[kind]}: Email`, mail],
      [`${ALERTS[kind]}: Push`, push],
    ]),
  );

const HOLD = 'Hold messages from senders who haven’t confirmed an email address';

const formWith = (page: Page, label: string) => page.locator('form').filter({ has: page.getByLabel(label) });

const templateForm = (
  readCode: () => Promise<Code>,
  title: string,
  open: (page: Page) => Promise<unknown>,
): WalkedForm => ({
  files: ['libs/template-editor/src/template-form.tsx'],
  open: async (page) => {
    await open(page);
    await page.getByText('Message form texts').click();
    return formWith(page, 'Page language');
  },
  fill: (form) => form.getByLabel('Title', { exact: true }).fill(title),
  send: 'Save',
  path: '/template',
  stored: async () => toTemplateTexts((await readCode()).template),
});

/** A switch on the page of a code that is open already. */
const switchForm = (text: string, isOn: () => Promise<boolean>): WalkedForm => ({
  files: ['mfe-dashboard/src/my-code/code-overview.tsx'],
  open: async (page) => {
    const label = page.locator('label').filter({ hasText: text });
    await expect(label).toBeVisible();
    return label;
  },
  fill: (label) => label.getByRole('switch').click(),
  stored: async () => ({ [text]: await isOn() }),
});

const codeForms = (readCode: () => Promise<Code>, { id, alias }: Code): WalkedForm[] => [
  {
    files: ['mfe-dashboard/src/my-code/page/page-kind-choice.tsx'],
    open: async (page) => {
      await page.goto(`/my-code/${id}?view=page`);
      return page.getByRole('radiogroup', { name: KIND });
    },
    fill: (group) => group.getByRole('radio', { name: KINDS.contact }).press('Space'),
    path: '/page',
    stored: async () => ({ [KIND]: toKindText(await readCode()) }),
  },
  templateForm(readCode, 'Found my keys?', (page) => page.goto(`/my-code/${id}?view=page`)),
  templateForm(readCode, 'Found them?', async (page) => {
    await page.goto(`/scan/${alias}`);
    await page.getByRole('button', { name: 'Edit page', exact: true }).click();
  }),
  {
    files: ['mfe-dashboard/src/my-code/page/card-form.tsx'],
    open: async (page) => {
      await page.goto(`/my-code/${id}?view=page`);
      return formWith(page, 'Name on this page');
    },
    fill: async (form) => {
      await form.getByLabel('Color at the top').selectOption('Violet');
      await form.getByRole('button', { name: 'Add link' }).click();
      await form.getByLabel('Title of link 1').fill('Shop');
      await form.getByLabel('Address of link 1').fill('https://shop.example/');
    },
    send: 'Save details',
    path: '/card',
    stored: async () => toCardTexts((await readCode()).card),
  },
  {
    files: ['mfe-dashboard/src/my-code/qr/qr-design-form.tsx'],
    open: async (page) => {
      await page.goto(`/my-code/${id}?view=qr`);
      return formWith(page, 'Pattern color');
    },
    fill: (form) => form.getByLabel('Corners').selectOption('Circle'),
    send: 'Save design',
    path: '/design',
    stored: async () => toDesignTexts((await readCode()).design),
  },
  {
    files: ['mfe-dashboard/src/codes/rename-dialog.tsx'],
    open: async (page) => {
      await page.goto(`/my-code/${id}`);
      await page.getByRole('button', { name: /^More actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Rename…' }).click();
      return page.getByRole('dialog', { name: 'Rename code' });
    },
    fill: (dialog) => dialog.getByLabel('Name').fill('Bike'),
    send: 'Save',
    confirm: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    stored: async () => ({ Name: (await readCode()).label }),
  },
  {
    files: ['mfe-dashboard/src/codes/lost-dialog.tsx'],
    open: async (page) => {
      await page.goto(`/my-code/${id}`);
      const add = page.getByRole('button', { name: /^(Add|Edit) message$/ });
      const lose = page.getByRole('button', { name: 'I’ve lost this' });
      await lose.or(add).first().click();
      return page.getByRole('dialog', { name: 'Marked as lost' });
    },
    fill: async (dialog) => {
      await dialog.getByLabel('Message to the finder (optional)').fill('He is shy');
      await dialog.getByLabel('Reward (optional)').fill('A cup of coffee');
    },
    send: 'Save',
    confirm: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    stored: async () => {
      const { lost } = await readCode();
      return {
        'Message to the finder (optional)': lost?.words ?? '',
        'Reward (optional)': lost?.reward ?? '',
      };
    },
  },
  {
    files: ['mfe-dashboard/src/helping/helpers/invite-dialog.tsx'],
    open: async (page) => {
      await page.goto(`/my-code/${id}`);
      await page.getByRole('button', { name: 'Invite someone' }).click();
      return page.getByRole('dialog', { name: 'Invite someone to help' });
    },
    fill: (dialog) => dialog.getByLabel('Email address').fill('helper@example.com'),
    send: 'Send invitation',
    confirm: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
    stored: async () => ({ 'Email address': (await readCode()).helpers.at(-1)!.email }),
  },
  {
    files: ['mfe-dashboard/src/alerts/alerts-card.tsx'],
    open: async (page) => {
      const table = page.getByRole('region', { name: 'Alerts' }).getByRole('table');
      await expect(table).toBeVisible();
      return table;
    },
    fill: (table) => table.getByRole('switch', { name: 'New messages: Email' }).press('Space'),
    path: '/alerts',
    stored: async () => toAlertTexts((await readCode()).alerts),
  },
  switchForm(HOLD, async () => (await readCode()).holdsUnproved),
];

test('should store what the forms of a code show', async ({ server, browser }) => {
  const owner = await activate(server, await newCode(server));
  const [{ id }] = (await ask<{ items: [Code] }>(owner.api, 'GET', '/api/my-codes')).items;
  const readCode = async () => ({
    ...(await ask<Code>(owner.api, 'GET', `/api/my-codes/${id}`)),
    ...(await ask<Pick<Code, 'helpers'>>(owner.api, 'GET', `/api/my-codes/${id}/helpers`)),
    alerts: (await ask<{ items: Code['alerts'] }>(owner.api, 'GET', `/api/my-codes/${id}/alerts`)).items,
  });
  // Checking the first design loads a program. On a busy machine that takes longer than a request may.
  const plain = (await ask<{ startDesign: object }>(owner.api, 'GET', `/api/my-codes/${id}`)).startDesign;
  await expect(() => ask(owner.api, 'PUT', `/api/my-codes/${id}/design`, plain)).toPass();
  const page = await newPage(browser, server, owner);
  for (const form of codeForms(readCode, await readCode())) await walk(page, form);
  expect((await readCode()).pageKind).toBe('contact');
});

test('should store what the form of a profile shows', async ({ server, browser }) => {
  const fields = [{ key: 'company', value: 'Green & Sons', visibility: 'public' }] as const;
  const owner = await activate(server, await newCode(server), { fields });
  const page = await newPage(browser, server, owner);
  const add = async (form: Locator, label: string, value: string) => {
    await form.getByLabel('Add a field').selectOption(label);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  };
  await walk(page, {
    files: ['mfe-dashboard/src/profile/profile-form.tsx'],
    open: async () => {
      await page.goto('/profile');
      return page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Name' }) });
    },
    fill: async (form) => {
      await add(form, 'City', 'Berlin');
      await add(form, 'Address', 'Main Street 5');
      await add(form, 'Date of birth', '1990-05-01');
    },
    ignored: ['Add a field'],
    send: 'Save',
    path: '/profile',
    stored: async () => {
      const profile = await ask<{ name: string; fields: Field[] }>(owner.api, 'GET', '/api/profile');
      return { Name: profile.name, ...toFieldTexts(profile.fields) };
    },
  });
});
