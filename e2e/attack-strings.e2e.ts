import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PROFILE_FIELD_KEYS, showDirectionMarks } from '@ringtag/contracts';
import Database from 'libsql';
import { activate, ask, newCode, newPage, signedIn, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth } from './support/page-checks';
import { runApplication } from './support/page-files';
import type { Server } from './support/server';

const ATTACKS = [
  '<script>window.pwned=1</script>',
  '"><img src=x onerror="window.pwned=1">',
  'javascript:window.pwned=1',
  'data:text/html,<script>opener.pwned=1</script>',
  'vbscript:msgbox(1)',
  '//evil.example',
  'https://user@evil.example',
  '\u202Egpj.exe',
  "{{constructor.constructor('window.pwned=1')()}}",
  'W'.repeat(100),
] as const;
const attack = (place: number) => ATTACKS[place % ATTACKS.length]!;
const ROUNDS = 2;

test('should show stored attacks as text to scanners, owners and administrators (XSS-2, UI-105)', async ({
  browser,
  server,
}) => {
  test.slow();
  const owners: { alias: string; owner: Person }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alias = await newCode(server, { item: { label: attack(round) } });
    const at = (place: number) => attack(place + round * 3);
    const owner = await activate(server, alias, { name: at(0) });
    plantFields(server, owner.email, at);
    const [held] = (await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/my-codes')).items;
    // The kind of page that shows most of the profile.
    await ask(owner.api, 'PUT', `/api/my-codes/${held!.id}/page`, { pageKind: 'contact' });
    await ask(owner.api, 'PUT', `/api/scan/${alias}/template`, {
      language: 'en',
      title: at(1),
      description: ATTACKS.join('\n'),
      messageFormTitle: at(5),
      messageFormPlaceholder: at(6),
      sendButtonText: at(2).slice(0, 40),
    });
    owners.push({ alias, owner });

    const scanner = await newPage(browser, server);
    const problems = noteProblems(scanner);
    await scanner.goto(`/scan/${alias}`);
    await runApplication(scanner);
    await scanner.locator('#message > summary').click();
    await scanner.getByText('Add contact details').click();
    await scanner.getByRole('textbox', { name: 'Name' }).fill(at(4));
    await scanner.getByRole('textbox', { name: 'Phone' }).fill(at(3).slice(0, 40));
    await scanner.getByLabel('Your message').fill(ATTACKS.join('\n'));
    await assertHarmless(scanner, [at(0), at(1), ...ATTACKS]);
    await scanner.locator('form').getByRole('button').last().click();
    await expect(scanner.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  }

  const { alias, owner } = owners[0]!;
  const page = await newPage(browser, server, owner);
  const problems = noteProblems(page);
  const { items } = await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes');
  await ask(owner.api, 'PATCH', `/api/my-codes/${items[0].id}`, { label: attack(1) });
  await page.goto('/my-codes');
  await expect(page.getByText(attack(1)).first()).toBeVisible();
  await assertHarmless(page, [attack(1)]);
  await page.goto(`/my-code/${items[0].id}`);
  await expect(page.getByText(attack(1)).first()).toBeVisible();
  await assertHarmless(page, [attack(1)]);
  await page.goto('/messages');
  await page.getByText(attack(4)).first().click();
  await expect(page.getByText(attack(3).slice(0, 40)).filter({ visible: true }).first()).toBeVisible();
  // The list shows the beginning of it, too: the message is open when its end is there.
  await expect(page.getByText(attack(9)).filter({ visible: true }).first()).toBeVisible();
  await assertHarmless(page, [attack(4), ...ATTACKS]);
  await page.goto(`/scan/${alias}`);
  await page.getByRole('button', { name: 'Edit page' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(attack(1));
  await assertHarmless(page, [attack(5)]);
  expect(problems).toEqual([]);

  const admin = await signedIn(server, server.first.admin);
  const project = await ask<{ id: string }>(admin.api, 'POST', '/api/projects', {
    name: attack(1),
    description: ATTACKS.join(' '),
  });
  await ask(admin.api, 'POST', `/api/projects/${project.id}/items`, {
    items: ATTACKS.map((label) => ({ label })),
  });
  const office = await newPage(browser, server, admin);
  const officeProblems = noteProblems(office);
  await office.goto('/projects');
  await expect(office.getByText(attack(1)).first()).toBeVisible();
  await assertHarmless(office, [attack(1)]);
  await office.goto(`/project/${project.id}`);
  await expect(office.getByText(attack(4)).first()).toBeVisible();
  await assertHarmless(office, ATTACKS);
  expect(officeProblems).toEqual([]);
});

/** What no call accepts may still be kept from before there was a rule. */
function plantFields(server: Server, email: string, at: (place: number) => string): void {
  const database = new Database(join(server.dataDir, 'ringtag.sqlite'), { timeout: 5000 });
  try {
    const plant = database.prepare(
      "INSERT INTO profile_fields (userId, key, value, visibility) SELECT id, ?, ?, 'public' FROM users WHERE email = ?",
    );
    PROFILE_FIELD_KEYS.forEach((key, place) => plant.run(key, at(place), email));
  } finally {
    database.close();
  }
}

/** Whatever an attack would make visible to the browser: dialogs, errors, refusals of the policy, calls elsewhere. */
function noteProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) problems.push(message.text());
  });
  page.on('request', (request) => {
    if (/evil/.test(request.url()) || /^(javascript|vbscript):/i.test(request.url()))
      problems.push(request.url());
  });
  return problems;
}

/** The texts are there as text, marks of direction by their number; nothing of them became an element, an address or a script. */
async function assertHarmless(page: Page, texts: readonly string[]): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toContain('\u202E');
  const shown = text + showDirectionMarks(await typed(page));
  expect(texts.map(showDirectionMarks).filter((each) => !shown.includes(each))).toEqual([]);
  expect(await page.evaluate('window.pwned')).toBeUndefined();
  const addresses = await page
    .locator('[href], [src], [action], [formaction]')
    .evaluateAll((elements: { href?: unknown; src?: unknown; action?: unknown }[]) =>
      elements.map(({ href, src, action }) => String(href ?? src ?? action)),
    );
  expect(addresses.filter((address) => !/^(https?|mailto|tel|sms):|^blob:http/.test(address))).toEqual([]);
  expect(addresses.filter((address) => /^https?:\/\/([^/]*@|[^/]*evil)/.test(address))).toEqual([]);
  await expect(page.locator('[onerror], img[src="x"]')).toHaveCount(0);
  await fitsItsWidth(page);
}

/** What stands in the fields of the page. */
async function typed(page: Page): Promise<string> {
  const values = await page
    .locator('input, textarea')
    .evaluateAll((fields: { value: string }[]) => fields.map(({ value }) => value));
  return values.join('\n');
}
