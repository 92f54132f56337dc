import { type MariaDb, startMariaDb } from '@ringtag/tools/mariadb';
import { activate, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { type Server, startServer } from './support/server';

const MESSAGE = 'Found your keys\nat the lake';

test.describe('while the database is away', () => {
  let database: MariaDb;
  let server: Server;
  test.beforeAll(async () => {
    database = await startMariaDb();
    server = await startServer({ DATABASE_URL: await database.createDatabase('ringtag') });
  });
  test.afterAll(async () => {
    await server.dispose();
    await database.stop();
  });

  for (const { locale, failed, again, send, thanks } of [
    {
      locale: 'en',
      failed: 'Couldn’t send your message',
      again: 'We’re temporarily unavailable. Please try again later.',
      send: 'Send',
      thanks: 'Thank you!',
    },
    {
      locale: 'de',
      failed: 'Die Nachricht konnte nicht gesendet werden',
      again: 'vorübergehend nicht verfügbar',
      send: 'Senden',
      thanks: 'Vielen Dank!',
    },
  ]) {
    test.describe(`in a browser without JavaScript: ${locale}`, () => {
      test.use({ javaScriptEnabled: false, locale });

      test(
        'should give back what was typed, and take it when the database is back',
        { tag: '@phone-only' },
        async ({ page }) => {
          const alias = await newCode(server);
          await activate(server, alias, { name: 'Ann Lee' });
          await page.goto(`${server.url}/scan/${alias}/message`);
          await page.locator('[name=body]').fill(MESSAGE);
          await page.locator('form summary').click();
          await page.locator('[name=name]').fill('Bob');
          process.kill(database.pid, 'SIGKILL');
          // The server knows a code for some seconds without asking.
          await expect
            .poll(async () => (await fetch(`${server.url}/scan/${alias}/message`)).status, {
              timeout: 30_000,
            })
            .toBe(503);

          // A form that is sent at once counts as a program's; it stays the same form, which grows older.
          await expect(async () => {
            const [answer] = await Promise.all([
              page.waitForResponse((response) => response.request().method() === 'POST'),
              page.getByRole('button', { name: send }).click(),
            ]);
            expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '2']);
          }).toPass();
          await expect(page.getByRole('alert')).toContainText(failed);
          await expect(page.getByRole('alert')).toContainText(again);
          await expect(page.locator('[name=body]')).toHaveValue(MESSAGE);
          await expect(page.locator('[name=name]')).toHaveValue('Bob');
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

          await database.restart();
          await expect(async () => {
            // After a form that was taken late there is no button any more.
            await page
              .getByRole('button', { name: send })
              .click({ timeout: 500 })
              .catch(() => undefined);
            await expect(page.getByRole('heading', { name: thanks, exact: true })).toBeVisible({
              timeout: 500,
            });
          }).toPass();
        },
      );
    });
  }
});
