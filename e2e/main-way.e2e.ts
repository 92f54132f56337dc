import type { Locator } from '@playwright/test';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { startMariaDb } from '@ringtag/tools/mariadb';
import { newEmail } from './support/accounts';
import { newCode, newPage } from './support/codes';
import { expect, MOVING, test } from './support/fixtures';
import { enterCode, fillProfile, followMainWay } from './support/main-way';
import { runApplication } from './support/page-files';
import { builtInMailbox, smtpServer } from './support/post-office';
import { type Server, startServer } from './support/server';

test.use(MOVING);

test(
  'should lead from a scanned code to the inbox of its owner',
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    await followMainWay(browser, server, builtInMailbox(server), server.first.codes[0]!);
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
    await followMainWay(browser, server, smtpServer(catcher, server), server.first.codes[0]!);
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

async function readState(server: Server, alias: string): Promise<{ state: string }> {
  return (await fetch(`${server.url}/api/scan/${alias}`)).json() as Promise<{ state: string }>;
}
