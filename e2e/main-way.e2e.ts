import type { Browser, Locator, Page } from '@playwright/test';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { startMariaDb } from '@ringtag/tools/mariadb';
import { newEmail } from './support/accounts';
import { newCode, newPage, toLabel } from './support/codes';
import { expect, MOVING, test } from './support/fixtures';
import { runApplication } from './support/page-files';
import { builtInMailbox, type PostOffice, smtpServer } from './support/post-office';
import { type Server, startServer } from './support/server';
import { enterPassword } from './support/sign-in';

test.use(MOVING);

test(
  'should lead from a scanned code to the inbox of its owner',
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    await walk(browser, server, builtInMailbox(server), server.first.codes[0]!);
  },
);

test('should do the same on MariaDB and through a real SMTP server', async ({ browser }) => {
  const database = await startMariaDb();
  const catcher = new MailCatcher();
  await catcher.start();
  const server = await startServer({
    DATABASE_URL: await database.createDatabase('ringtag'),
    SMTP_URL: catcher.url,
    LOG_LEVEL: 'debug',
  });
  try {
    await walk(browser, server, smtpServer(catcher, server), server.first.codes[0]!);
    expect((await fetch(`${server.url}/dev/mailbox.json`)).status).toBe(404);
    // What was mailed is secret: no log, however talkative, repeats it (OTP-12).
    const secrets = catcher.mails.flatMap(
      ({ text = '' }) => text.match(/(?<!\d)\d{6}(?!\d)|token=[\w.-]+/g) ?? [],
    );
    expect(secrets.length).toBeGreaterThan(1);
    expect(secrets.filter((secret) => server.output().includes(secret))).toEqual([]);
  } finally {
    await server.dispose();
    await catcher.stop();
    await database.stop();
  }
});

/** How somebody gets to a part of a page and presses it. */
type Reach = (part: Locator) => Promise<void>;

const byKeyboard: Reach = async (part) => {
  const isFocused = () => part.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let presses = 0; presses < 30 && !(await isFocused()); presses += 1)
    await part.page().keyboard.press('Tab');
  await expect(part).toBeFocused();
  if (await part.evaluate((element) => element.localName === 'button'))
    await part.page().keyboard.press('Enter');
};

for (const { tag, name, reach } of [
  { tag: '@keyboard', name: 'keyboard alone', reach: byKeyboard },
  { tag: '@phone-only', name: 'touch', reach: (part: Locator) => part.tap() },
]) {
  test(`should activate and send a message by ${name}`, { tag }, async ({ browser, server }) => {
    const [alias, email] = [await newCode(server), newEmail()];
    const type = async (part: Locator, text: string) => {
      await reach(part);
      await part.page().keyboard.type(text);
    };
    const owner = await newPage(browser, server);
    await owner.goto(`/scan/${alias}`);
    await type(owner.getByLabel('Name or alias'), 'Ann Lee');
    await type(owner.getByLabel('Email'), email);
    await reach(owner.getByRole('button', { name: 'Create profile and send code' }));
    await expect(owner.getByLabel('Verification code')).toBeFocused();
    await owner.keyboard.type(await builtInMailbox(server).codeFor(email));
    await expect(owner.getByText('QR code activated')).toBeVisible();

    const finder = await newPage(browser, server);
    await finder.goto(`/scan/${alias}`);
    await type(finder.getByLabel('Your message'), 'I found your keys at the lake');
    // What is sent within two seconds counts as a program's.
    await expect.poll(() => finder.evaluate('performance.now() > 2500')).toBe(true);
    await reach(finder.getByRole('button', { name: 'Send', exact: true }));
    await expect(finder.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible();
  });
}

test('should activate by the link of the mail, on its button only (LNK-3, LNK-5, UI-95)', async ({
  browser,
  server,
}) => {
  const alias = server.first.codes[2]!;
  const email = 'link@example.com';
  const page = await newPage(browser, server);
  await fillProfile(page, `${server.url}/SCAN/${alias}`, 'Link Owner', email);
  const link = await builtInMailbox(server).linkFor(email);

  // Mail scanners open links, some even run their scripts: nothing may happen (LNK-2).
  for (let i = 0; i < 5; i += 1) await fetch(link, { method: i % 2 ? 'HEAD' : 'GET' });
  const other = await newPage(browser, server);
  await other.goto(link);
  await expect(other.getByRole('button', { name: 'Activate' })).toBeVisible();
  await expect(other).not.toHaveURL(/token=/);
  // Not the browser that asked: it shows what will be published (LNK-5).
  await expect(other.getByText('Link Owner')).toBeVisible();
  await expect(other.getByRole('button', { name: 'It wasn’t me' })).toBeVisible();
  expect((await readState(server, alias)).state).toBe('activatable');

  await other.getByRole('button', { name: 'Activate' }).click();
  await expect(other.getByText('QR code activated')).toBeVisible();
  expect((await readState(server, alias)).state).toBe('activated');
});

test('should tell that there is no such code, with status 404', { tag: '@phone-only' }, async ({ page }) => {
  const response = await page.goto('/scan/ZZZZ9999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'QR code not found' })).toBeVisible();
});

test('should tell the second of two people that the code was already activated', async ({
  browser,
  server,
}) => {
  const alias = server.first.codes[3]!;
  const url = `${server.url}/scan/${alias}`;
  const first = await newPage(browser, server);
  const second = await newPage(browser, server);
  await fillProfile(first, url, 'First', 'first@example.com');
  await fillProfile(second, url, 'Second', 'second@example.com');
  // From now on it asks nothing by itself.
  await runApplication(second);
  const post = builtInMailbox(server);
  await enterCode(first, await post.codeFor('first@example.com'));
  await expect(first.getByText('QR code activated')).toBeVisible();
  await enterCode(second, await post.codeFor('second@example.com'));
  await expect(second.getByText('This QR code was already activated.')).toBeVisible();
});

/** A visitor activates a code, another writes, the owner reads, an administrator looks at the project. */
async function walk(browser: Browser, server: Server, post: PostOffice, alias: string): Promise<void> {
  const email = `ann-${alias.toLowerCase()}@example.com`;
  const owner = await newPage(browser, server);
  await fillProfile(owner, `${server.url}/scan/${alias}`, 'Ann Lee', email);
  await enterCode(owner, '000000');
  await expect(owner.getByText(/isn’t right/)).toBeVisible();
  await enterCode(owner, await post.codeFor(email));
  await expect(owner.getByText('QR code activated')).toBeVisible();

  const finder = await newPage(browser, server);
  await finder.goto(`${server.url}/scan/${alias}`);
  await expect(finder.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  await runApplication(finder);
  // Faster than people write: the page sends it once the server takes it.
  await finder.getByLabel('Your message').fill('I found your keys at the lake');
  await finder.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(finder.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible();

  await owner.goto(`${server.url}/my-codes`);
  await expect(owner.getByText(toLabel(alias)).first()).toBeVisible();
  await owner.goto(`${server.url}/messages`);
  await owner.getByText('I found your keys at the lake').first().click();
  await expect(owner.getByText('Finder 1 · ').filter({ visible: true }).first()).toBeVisible();

  const admin = await newPage(browser, server);
  await admin.goto(`${server.url}/projects?q=Demo`);
  await enterPassword(admin, server.first.admin);
  await admin.getByRole('link', { name: 'Demo project' }).click();
  await expect(admin.getByText(toLabel(alias)).first()).toBeVisible();
}

async function fillProfile(page: Page, url: string, name: string, email: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Name or alias').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Create profile and send code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
}

async function readState(server: Server, alias: string): Promise<{ state: string }> {
  return (await fetch(`${server.url}/api/scan/${alias}`)).json() as Promise<{ state: string }>;
}
