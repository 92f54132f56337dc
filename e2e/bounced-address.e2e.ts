import { createHmac } from 'node:crypto';
import { activate, newCode, newPage } from './support/codes';
import { expect, testWithServer as test } from './support/fixtures';
import { codeIn, latestMail } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { startServer, type Server } from './support/server';

const KEY = Buffer.alloc(32, 7);

/** Says, as the webhook of a mail provider does, that a mail to the address came back. */
async function reportBounce({ url }: Server, email: string): Promise<void> {
  const now = new Date();
  const body = JSON.stringify({ bounces: [{ email, kind: 'permanent', at: now.toISOString() }] });
  const time = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', KEY).update(`one.${time}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'one',
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature}`,
  };
  expect((await fetch(`${url}/api/mail-bounces`, { method: 'POST', headers, body })).status).toBe(204);
}

for (const width of [390, 1280])
  test(`should tell owners that emails to them come back, and let them prove the address, at ${width} px`, async ({
    browser,
  }) => {
    const server = await startServer({ MAIL_BOUNCES_SECRET: KEY.toString('base64') });
    const person = await activate(server, await newCode(server), { name: 'Ann Lee' });
    const { email } = person;
    const page = await newPage(browser, server, person);
    await page.setViewportSize({ width, height: 900 });
    await reportBounce(server, email);

    const hint = page.getByText(/^You’re not getting our emails/);
    for (const list of ['/home', '/messages', '/my-codes']) {
      await page.goto(list);
      await expect(hint).toBeVisible();
      await fitsItsWidth(page);
      await passesAxeInBothModes(page, `${list} at ${width} px`);
    }
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(hint).toBeVisible();
    await fitsItsWidth(page);
    await passesAxeInBothModes(page, `the switch for emails at ${width} px`);
    await page.getByRole('link', { name: 'Check email address' }).click();

    const alert = page.getByRole('alert').filter({ hasText: `Our emails to ${email} are bouncing` });
    await expect(alert).toBeVisible();
    const account = page.getByRole('tab', { name: 'Account' });
    await expect(account).toHaveAttribute('aria-selected', 'true');
    await expect(alert.getByRole('button', { name: 'Change email address' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await fitsItsWidth(page);
    await passesAxeInBothModes(page, `the profile at ${width} px`);
    await alert.getByRole('button', { name: 'Change email address' }).click();
    await expect(account).toHaveAttribute('aria-selected', 'true');
    await alert.getByRole('button', { name: 'Confirm address' }).click();
    const before = codeIn(await latestMail(server.url, email));
    const send = page.getByRole('button', { name: 'Email me a code' });
    await expect(send).toBeVisible();
    await passesAxeInBothModes(page, `the step before the code at ${width} px`);
    await send.click();
    const code = codeIn(await latestMail(server.url, email, 2));
    expect(code).not.toBe(before);
    await page.getByLabel('Verification code').fill(code);
    await expect(
      page.getByText('Email address confirmed. You’ll get our emails again.', { exact: true }),
    ).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Account' })).toBeVisible();
    await expect(page.getByText(/are bouncing/)).toHaveCount(0);
    await page.context().close();
    await server.dispose();
  });
