import type { Page } from '@playwright/test';
import { runApplication } from '../support/page-files';
import { twoColoured } from '../support/picture-file';
import { askForCode, enterPassword } from '../support/sign-in';
import { expect, test } from './fixtures';

const ALIAS = 'WALK-KEYS-01';
const OWNER = 'ann@walk.example';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Verification code');

test.describe.configure({ mode: 'serial' });

let admin: Page;
let owner: Page;

test('should import codes of an administrator', async ({ deployment, newVisitor, keepPicture }) => {
  admin = await newVisitor();
  // As somebody types it: without https.
  await admin.goto(`http://${new URL(deployment.origin).host}/projects`);
  expect(new URL(admin.url()).origin).toBe(deployment.origin);
  await enterPassword(admin, deployment.admin);
  await admin.getByRole('link', { name: 'New project' }).click();
  await admin.getByLabel('Name').fill('Keys');
  await admin.getByLabel('Can be activated').check();
  await button(admin, 'Create project').click();
  await button(admin, 'More actions').click();
  await admin.getByRole('menuitem', { name: 'Import CSV…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Import codes' });
  const file = toCsv([ALIAS, ...Array.from({ length: 19 }, (_, i) => `WALK-${100 + i}`)]);
  expect(file.length).toBeGreaterThan(3_800_000);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await button(admin, 'Import 20 codes').click();
  await expect(dialog.getByText('20 codes imported')).toBeVisible();
  await keepPicture(admin, '1-import');
  await button(admin, 'Done').click();
  await expect(admin.getByRole('heading', { name: '20 codes' })).toBeVisible();
});

test('should print the codes, for which files are read that nothing else needs', async () => {
  const print = `async () => {
    const body = JSON.stringify({ layout: 'avery-l7160', caption: 'Found?' });
    const headers = { 'content-type': 'application/json' };
    const path = location.pathname.replace('/project/', '/api/projects/');
    const answer = await fetch(path + '/sheet.pdf', { method: 'POST', headers, body });
    const text = await answer.text();
    return [answer.status, text.slice(0, 5), text.trimEnd().slice(-5)];
  }`;
  expect(await admin.evaluate(`(${print})()`)).toEqual([200, '%PDF-', '%%EOF']);
});

test('should activate by mailed digits', async ({ deployment, newVisitor, keepPicture }) => {
  owner = await newVisitor();
  await owner.goto(`/SCAN/${ALIAS}`);
  await keepPicture(owner, '2-free-code');
  await owner.getByLabel('Name or alias').fill('Ann Lee');
  await owner.getByLabel('Email').fill(OWNER);
  await button(owner, 'Create profile and send code').click();
  await codeField(owner).fill(await deployment.mail.codeFor(OWNER));
  await expect(owner.getByText('QR code activated')).toBeVisible();
  await keepPicture(owner, '3-activated');
});

test('should take a photo and show it to strangers', async ({ newVisitor, keepPicture }) => {
  await owner.goto('/profile');
  const card = owner.getByRole('region', { name: 'Photo' });
  const photo = {
    name: 'ann.png',
    mimeType: 'image/png',
    buffer: twoColoured(800, 600, [220, 30, 30], [30, 30, 220]),
  };
  await card.locator('input[type=file]').setInputFiles(photo);
  await button(owner, 'Use photo').click();
  await expect(owner.getByText('Photo saved', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 512);
  await keepPicture(owner, '4-photo');
  const stranger = await newVisitor();
  await stranger.goto(`/scan/${ALIAS}`);
  await expect(stranger.locator('img[src^="/api/photos/"]').first()).not.toHaveJSProperty('naturalWidth', 0);
  await keepPicture(stranger, '5-photo-for-strangers');
});

test('should hold a stream of events open beside everything else', async () => {
  await owner.evaluate(`
    globalThis.events = [];
    globalThis.stream = new EventSource('/api/events');
    for (const name of ['read-again', 'new-message', 'session-ended'])
      stream.addEventListener(name, () => events.push(name));
  `);
  await expect.poll(() => owner.evaluate('events')).toEqual(['read-again']);
  const protocol = 'performance.getEntriesByType("navigation")[0].nextHopProtocol';
  expect(await owner.evaluate(protocol)).toBe('h2');
});

test('should bring a message to its owner, who signs in with mailed digits', async ({
  deployment,
  newVisitor,
  keepPicture,
}) => {
  const finder = await newVisitor();
  await finder.goto(`/scan/${ALIAS}`);
  await runApplication(finder);
  await finder.getByLabel('Your message').fill('I found your keys at the lake');
  await button(finder, 'Send').click();
  await expect(finder.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible();
  await keepPicture(finder, '6-message-sent');

  const elsewhere = await newVisitor();
  await elsewhere.goto('/messages');
  const before = deployment.mail.to(OWNER).length;
  await askForCode(elsewhere, OWNER);
  await expect(codeField(elsewhere)).toBeVisible();
  await keepPicture(elsewhere, '7-sign-in');
  await codeField(elsewhere).fill(await deployment.mail.codeAfter(OWNER, before));
  await elsewhere.getByText('I found your keys at the lake').first().click();
  await expect(elsewhere.getByText('Finder 1 · ').filter({ visible: true }).first()).toBeVisible();
  await keepPicture(elsewhere, '8-inbox');
});

test('should have brought the message over the stream, which is still the first one', async () => {
  await expect.poll(() => owner.evaluate('events')).toEqual(['read-again', 'new-message']);
  expect(await owner.evaluate('stream.readyState')).toBe(1);
});

/** A list of codes with as many columns beside as a file may have, and as much in each. */
function toCsv(aliases: string[]): string {
  const columns = Array.from({ length: 98 }, (_, i) => `note${i}`);
  const cells = columns.map(() => 'x'.repeat(1_990));
  return [['alias', 'label', ...columns], ...aliases.map((alias) => [alias, 'Keys', ...cells])]
    .map((row) => row.join(','))
    .join('\r\n');
}
