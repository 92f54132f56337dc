import type { Locator, Page } from '@playwright/test';
import { newEmail } from './support/accounts';
import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail, linkIn } from './support/mailbox';
import { twoColoured } from './support/picture-file';

const PHONE = { width: 390, height: 844 };
const PLACE = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3 };
const PHOTO = {
  name: 'keys.png',
  mimeType: 'image/png',
  buffer: twoColoured(2000, 1000, [220, 30, 30], [30, 30, 220]),
};

/** Counts the taps of one person. Typing and choosing a file are none. */
class Taps {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'live' : 'without scripts for the finder';
  test(
    `should lead from a scan to a thank-you, ${how}`,
    { tag: '@phone-only' },
    async ({ server, browser }) => {
      const alias = await newCode(server);
      const person = await activate(server, alias);
      const owner = await newPage(browser, server, person);
      await owner.setViewportSize(PHONE);
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: PHONE,
        locale: 'en',
        javaScriptEnabled,
        geolocation: PLACE,
        permissions: ['geolocation'],
      });
      const finder = await context.newPage();
      const taps = { finder: new Taps(), owner: new Taps() };
      const begun = Date.now();

      await finder.goto(`/scan/${alias}`);
      await finder.getByLabel('Your message').fill('I found your keys');
      // What is sent within two seconds counts as a program's.
      await expect.poll(() => Date.now() - begun > 4000).toBe(true);
      await taps.finder.tap(finder.getByRole('button', { name: 'Send', exact: true }));
      await taps.finder.tap(finder.getByRole('link', { name: 'Add photos' }));
      await finder.getByLabel('Photos').setInputFiles([PHOTO]);
      if (javaScriptEnabled) await taps.finder.tap(finder.getByRole('button', { name: 'Add where I am' }));
      await taps.finder.tap(finder.getByRole('button', { name: 'Send', exact: true }));
      await expect(finder.getByRole('img', { name: 'Photo 1' })).toBeVisible();
      const hidden = newEmail();
      await finder.getByText('E-mail me the answers').click();
      await finder.getByLabel('E-mail', { exact: true }).fill(hidden);
      await finder.getByRole('button', { name: 'Send me e-mails' }).click();
      await expect(finder.getByText(/^Answers are e-mailed/)).toBeVisible();

      const notice = await latestMail(server.url, person.email, 2);
      await owner.goto(linkIn(notice, server.url));
      await taps.owner.tap(owner.getByRole('button', { name: 'Open the conversation' }));
      await expect(owner.getByText('I found your keys')).toBeVisible();
      await expect(owner.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('naturalWidth', 1600);
      await owner.getByLabel('Your message').fill('Where can I pick them up?');
      await taps.owner.tap(owner.getByRole('button', { name: 'Send', exact: true }));

      await seeNew(finder, javaScriptEnabled, 'Where can I pick them up?');
      await taps.finder.tap(finder.getByRole('button', { name: 'Mark as solved' }));
      await owner.goto('/messages');
      await taps.owner.tap(owner.getByRole('link', { name: /keys|pick them up/ }));
      await expect(owner.getByText('The sender marked this conversation as solved.')).toBeVisible();
      await taps.owner.tap(owner.getByRole('button', { name: 'Say thank you' }));
      await seeNew(finder, javaScriptEnabled, 'Thank you very much for your help!');

      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      const counted = { finder: taps.finder.count, owner: taps.owner.count };
      test.info().annotations.push({
        type: 'loop',
        description: `${JSON.stringify(counted)}, ${seconds} s with all typing of the test`,
      });
      expect(counted).toEqual({ finder: javaScriptEnabled ? 5 : 4, owner: 4 });
      await context.close();
    },
  );
}

/** With scripts it comes by itself; without, the reader asks for the page again. */
async function seeNew(finder: Page, comesByItself: boolean, text: string): Promise<void> {
  if (!comesByItself) {
    await expect(async () => {
      await finder.reload();
      await expect(finder.getByText(text)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await expect(finder.getByText(text)).toBeVisible();
}
