import type { Browser, Page } from '@playwright/test';
import { activate, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { runApplication } from './support/page-files';
import type { Server } from './support/server';

/** What the forms of a code say in the language of the page, whatever language the browser has. */
const SAID = {
  en: {
    name: 'Name is required',
    email: 'Please enter a valid email address',
    body: 'Write a message',
    code: 'A code has 3 to 32 letters and digits',
    create: 'Create profile and send code',
    send: 'Send',
    open: 'Open',
  },
  de: {
    name: 'Geben Sie einen Namen ein',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein',
    body: 'Schreiben Sie eine Nachricht',
    code: 'Ein Code besteht aus 3 bis 32 Buchstaben und Ziffern',
    create: 'Speichern und Code senden',
    send: 'Senden',
    open: 'Öffnen',
  },
} as const;

/** How far a page has come when somebody presses a button. */
const STAGES = {
  'without scripts': { scripts: false, begin: () => Promise.resolve() },
  'as soon as it is drawn': { scripts: true, begin: () => Promise.resolve() },
  'with the application': { scripts: true, begin: runApplication },
};

async function newReader(browser: Browser, server: Server, scripts: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: scripts,
    locale: 'fr-FR',
  });
  return context.newPage();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A field that the page marks, with a text of its own; no browser says anything of it. */
async function expectRefusal(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator('form:not([novalidate])')).toHaveCount(0);
}

for (const [stage, { scripts, begin }] of Object.entries(STAGES)) {
  test(`should say at the first press what is wrong with the form of a free code, ${stage}`, async ({
    browser,
    server,
  }) => {
    const page = await newReader(browser, server, scripts);
    for (const [locale, said] of Object.entries(SAID)) {
      // The form of each code keeps what was typed there.
      const alias = await newCode(server);
      const open = async () => {
        await page.goto(`/scan/${alias}?locale=${locale}`);
        await begin(page);
      };
      await open();
      await press(page, said.create);
      await expectRefusal(page, 'name', said.name);
      await expectRefusal(page, 'email', said.email);

      await open();
      await page.locator('[name="name"]').pressSequentially('Robert');
      await page.locator('[name="name"]').press('Tab');
      await page.keyboard.type('robert@');
      await page.keyboard.press('Enter');
      await expectRefusal(page, 'email', said.email);
      await expect(page.locator('[name="email"]')).toBeFocused();
      await expect(page.locator('[name="name"]')).not.toHaveAttribute('aria-invalid');
      await expect(page.locator('[name="name"]')).toHaveValue('Robert');
    }
  });

  test(`should say it of a message and of a typed code, too, ${stage}`, async ({ browser, server }) => {
    const alias = await newCode(server);
    await activate(server, alias);
    const page = await newReader(browser, server, scripts);
    for (const [locale, said] of Object.entries(SAID)) {
      await page.goto(`/scan/${alias}?locale=${locale}`);
      await begin(page);
      await press(page, said.send);
      await expectRefusal(page, 'body', said.body);
      await page.goto(`/scan?locale=${locale}`);
      await begin(page);
      await press(page, said.open);
      await expectRefusal(page, 'code', said.code);
    }
  });
}

test('should add a field to the form of a free code as soon as it is drawn, and send nothing', async ({
  browser,
  server,
}) => {
  const page = await newReader(browser, server, true);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(`/scan/${await newCode(server)}?locale=en`);
  await page.getByLabel('Name or alias').fill('Ann Lee');
  await page.getByLabel('Email').fill('ann@example.com');
  await page.getByLabel('Add a field').selectOption('Company');
  await press(page, 'Add');
  await expect(page.getByRole('textbox', { name: 'Company' })).toBeVisible();
  await expect(page.getByLabel('Name or alias')).toHaveValue('Ann Lee');
  expect(sent.filter((url) => url.includes('/profile'))).toEqual([]);
});
