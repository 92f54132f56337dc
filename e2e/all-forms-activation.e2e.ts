import type { Browser, Locator, Page } from '@playwright/test';
import { newAccount, newEmail } from './support/accounts';
import { activate, ask, newCode, newPage, signedIn, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import { type Field, KIND, KINDS, toFieldTexts } from './support/form-texts';
import { codeIn, latestMail, linkIn } from './support/mailbox';
import { runApplication } from './support/page-files';
import type { Filled } from './support/read-form';
import type { Server } from './support/server';
import { asPerson, readShared, walk, type WalkedForm } from './support/walk-form';

type Api = Person['api'];

/** A browser in which nobody was here before. */
interface Visitor {
  page: Page;
  scripts: boolean;
  open: (path: string) => Promise<void>;
}

async function newVisitor(browser: Browser, server: Server, scripts: boolean): Promise<Visitor> {
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({
    locale: 'en-US',
    baseURL: server.url,
    viewport,
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  const open = async (path: string) => {
    await page.goto(path);
    if (scripts) await runApplication(page);
  };
  return { page, scripts, open };
}

const formWith = (page: Page, label: string) => page.locator('form').filter({ has: page.getByLabel(label) });

const readKind = async (api: Api, alias: string) =>
  KINDS[(await ask<{ pageKind: keyof typeof KINDS }>(api, 'GET', `/api/scan/${alias}`)).pageKind];

interface Profile {
  name: string;
  fields: Field[];
}

async function readActivated({ request }: Page, alias: string): Promise<Filled> {
  const { name, fields } = await ask<Profile>(request, 'GET', '/api/profile');
  const { email } = await ask<{ email: string }>(request, 'GET', '/api/user/me');
  return {
    'Name or alias': name,
    Email: email,
    [KIND]: await readKind(request, alias),
    ...toFieldTexts(fields),
  };
}

/** Makes a company public, which would suggest the page of a business card. */
async function addCompany(api: Api): Promise<void> {
  const { name, fields } = await ask<Profile>(api, 'GET', '/api/profile');
  const company = { key: 'company', value: 'Green & Sons', visibility: 'public' };
  const others = fields.filter(({ key }) => key !== 'company');
  await ask(api, 'PUT', '/api/profile', { name, fields: [...others, company] });
}

interface Activation {
  server: Server;
  visitor: Visitor;
  alias: string;
  email: string;
  /** Optional fields, by their labels. */
  fields?: Record<string, string>;
}

/** The form of a free code. What follows its mail comes as `confirm`. */
const activationForm = ({ visitor, alias, email, fields = {} }: Activation) => ({
  files: [
    visitor.scripts
      ? 'mfe-scan/src/activation/activation-form.tsx'
      : 'libs/documents/src/activation/plain-activation-form.tsx',
  ],
  open: async (page: Page) => {
    await visitor.open(`/scan/${alias}`);
    return formWith(page, 'Name or alias');
  },
  fill: async (form: Locator) => {
    await form.getByLabel('Name or alias').fill('Ann Lee');
    await form.getByLabel('Email').fill(email);
    for (const [label, value] of Object.entries(fields)) {
      await form.getByLabel('Add a field').selectOption(label);
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await form.getByLabel(label, { exact: true }).fill(value);
    }
  },
  ignored: ['Add a field'],
  send: 'Create profile and send code',
  stored: (page: Page) => readActivated(page, alias),
});

/** The digits of the mail, which are sent with the last of them. */
const codeStep = ({ server, visitor, email }: Activation): WalkedForm => ({
  files: [
    visitor.scripts
      ? 'libs/verification/src/code-step.tsx'
      : 'libs/documents/src/activation/plain-code-step.tsx',
  ],
  open: async (page) => {
    await expect(page.getByLabel('Verification code')).toBeVisible();
    return formWith(page, 'Verification code');
  },
  ignored: ['Verification code'],
  send: async (form) => {
    await form.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, email)));
    if (!visitor.scripts) await form.getByRole('button', { name: 'Activate', exact: true }).click();
  },
  stored: readShared,
});

/** The page that the link of the mail opens in another browser. */
const linkPage = ({ server, visitor, email }: Activation): WalkedForm => ({
  files: [
    visitor.scripts
      ? 'mfe-scan/src/activation/activate-link.page.tsx'
      : 'libs/documents/src/activation/activation-drawings.tsx',
  ],
  open: async (page) => {
    await visitor.open(linkIn(await latestMail(server.url, email), server.url));
    await expect(page.getByLabel('This is a shared computer')).toBeVisible();
    return page.getByRole('main');
  },
  send: 'Activate',
  stored: readShared,
});

/** What the page after an activation asks. */
const nameForm = ({ scripts }: Visitor): WalkedForm => ({
  files: [scripts ? 'mfe-scan/src/card/own-name.tsx' : 'libs/documents/src/activation/plain-own-name.tsx'],
  open: async (page) => {
    await expect(page.getByLabel('What is it on?')).toBeVisible();
    return formWith(page, 'What is it on?');
  },
  fill: (form) => form.getByLabel('What is it on?').fill('Blue bag'),
  send: 'Save name',
  confirm: (page) => expect(page.getByText('Name saved')).toBeVisible(),
  stored: async ({ request }) => {
    const { items } = await ask<{ items: { label: string | null }[] }>(request, 'GET', '/api/my-codes');
    return { 'What is it on?': items[0]!.label ?? '' };
  },
});

const FIELDS = { Phone: '+49 30 1234567', Address: 'Main Street 5', 'Date of birth': '1990-05-01' };

for (const scripts of [true, false]) {
  const how = scripts ? 'with scripts' : 'without scripts';

  test(`should store what the forms of an activation show, ${how}`, async ({ server, browser }) => {
    const suggests = { lost: FIELDS, contact: { ...FIELDS, Company: 'Green & Sons' } };
    for (const [kind, fields] of Object.entries(suggests)) {
      const visitor = await newVisitor(browser, server, scripts);
      const activation = { server, visitor, alias: await newCode(server), email: newEmail(), fields };
      const { page } = visitor;
      const shown = await walk(page, {
        ...activationForm(activation),
        confirm: () => walk(page, codeStep(activation)),
      });
      // Only the application follows the fields: without it, the first answer stands.
      const expected = scripts ? KINDS[kind as keyof typeof KINDS] : KINDS.lost;
      expect(shown[KIND]).toBe(expected);
      await walk(page, nameForm(visitor));
      await addCompany(await asPerson(page, server));
      expect(await readKind(page.request, activation.alias)).toBe(expected);
    }
  });

  test(`should store what a form and the page of its mailed link show, ${how}`, async ({
    server,
    browser,
  }) => {
    const [visitor, reader] = [
      await newVisitor(browser, server, scripts),
      await newVisitor(browser, server, scripts),
    ];
    const activation = { server, visitor, alias: await newCode(server), email: newEmail() };
    await walk(visitor.page, {
      ...activationForm(activation),
      confirm: () => walk(reader.page, linkPage({ ...activation, visitor: reader })),
      stored: () => readActivated(reader.page, activation.alias),
    });
    await addCompany(await asPerson(reader.page, server));
    expect(await readKind(reader.page.request, activation.alias)).toBe(KINDS.lost);
  });
}

test('should store the kind of page that one tap shows as chosen, and keep it', async ({
  server,
  browser,
}) => {
  const owner = await activate(server, await newCode(server));
  const page = await newPage(browser, server, owner);
  for (const kind of [KINDS.lost, KINDS.contact]) {
    const alias = await newCode(server);
    const shown = await walk(page, {
      files: ['mfe-scan/src/activation/signed-in-activation.tsx'],
      open: async () => {
        await page.goto(`/scan/${alias}`);
        // Not before the profile is there, from which the suggestion comes.
        await expect(page.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
        await expect(page.getByRole('radio', { checked: true })).toBeVisible();
        return page.getByRole('main');
      },
      send: 'Activate',
      confirm: () => expect(page.getByText('QR code activated')).toBeVisible(),
      stored: async () => ({ [KIND]: await readKind(owner.api, alias) }),
    });
    expect(shown).toEqual({ [KIND]: kind });
    // The next code is suggested to be a business card; this one stays what it is.
    await addCompany(owner.api);
    expect(await readKind(owner.api, alias)).toBe(kind);
  }
});

const digitalCodeForm = (owner: Person): WalkedForm => ({
  files: ['mfe-dashboard/src/codes/digital/new-code-dialog.tsx'],
  open: async (page) => {
    await page.goto('/my-codes');
    await page.getByRole('button', { name: 'Add digital code' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { checked: true })).toBeVisible();
    return dialog;
  },
  send: 'Create code',
  stored: async () => {
    const { items } = await ask<{ items: { alias: string; label: string | null; digital: boolean }[] }>(
      owner.api,
      'GET',
      '/api/my-codes',
    );
    const { alias, label } = items.find(({ digital }) => digital)!;
    return { 'What is it on?': label ?? '', [KIND]: await readKind(owner.api, alias) };
  },
});

test('should store what the dialog for a digital code shows', async ({ server, browser }) => {
  const owner = await activate(server, await newCode(server), {
    fields: [{ key: 'company', value: 'Green & Sons', visibility: 'public' }],
  });
  const shown = await walk(await newPage(browser, server, owner), digitalCodeForm(owner));
  expect(shown[KIND]).toBe(KINDS.contact);
});

test('should store the name that somebody without one enters with a digital code', async ({
  server,
  browser,
}) => {
  const owner = await signedIn(server, await newAccount(server, newEmail(), null));
  const form = digitalCodeForm(owner);
  const shown = await walk(await newPage(browser, server, owner), {
    ...form,
    fill: (dialog) => dialog.getByRole('textbox', { name: 'Your name' }).fill('Ann Lee'),
    stored: async (page) => ({
      ...(await form.stored(page)),
      'Your name': (await ask<{ name: string }>(owner.api, 'GET', '/api/profile')).name,
    }),
  });
  expect(shown[KIND]).toBe(KINDS.lost);
});
