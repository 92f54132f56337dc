import type { Locator, Page } from '@playwright/test';
import { newEmail } from './support/accounts';
import { activate, newCode, newPage } from './support/codes';
import { expect, MOVING, test } from './support/fixtures';
import { loop, PLACE } from './support/loop';
import { latestMail, linkIn } from './support/mailbox';
import type { ChosenFile, Target, Walker } from './support/walker';

test.use(MOVING);

const PHONE = { width: 390, height: 844 };

/** Somebody with a phone. Counts taps: typing and choosing a file are none. */
class PhoneUser implements Walker {
  taps = 0;

  constructor(private readonly page: Page) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async sees(target: Target): Promise<void> {
    await expect(this.find(target)).toBeVisible();
  }

  async seesPicture(name: string): Promise<void> {
    const picture = this.page.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    // The bytes that came are a picture, as large as it was sent.
    await expect(picture).toHaveJSProperty('naturalWidth', 1600);
  }

  async press(target: Target): Promise<void> {
    this.taps += 1;
    await this.find(target).click();
  }

  /** Counts one tap: how many there are depends on the machine. */
  async pressUntil(target: Target, shown: Target): Promise<void> {
    this.taps += 1;
    await expect(async () => {
      await this.find(target).click();
      await expect(this.find(shown)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  async type(label: string, text: string): Promise<void> {
    // Required fields have a star.
    await this.page.getByLabel(new RegExp(`^${label}( \\*)?$`)).fill(text);
  }

  async choose(label: string, file: ChosenFile): Promise<void> {
    await this.page.getByLabel(label).setInputFiles(file);
  }

  private find(target: Target): Locator {
    if ('label' in target) return this.page.getByLabel(target.label);
    if ('text' in target) return this.page.getByText(target.text);
    const { role, ...name } = target;
    return this.page.getByRole(role as Parameters<Page['getByRole']>[0], { ...name, exact: true });
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
      const ownersPage = await newPage(browser, server, person);
      await ownersPage.setViewportSize(PHONE);
      const context = await browser.newContext({
        viewport: PHONE,
        locale: 'en',
        javaScriptEnabled,
        geolocation: PLACE,
        permissions: ['geolocation'],
      });
      const owner = new PhoneUser(ownersPage);
      const finder = new PhoneUser(await context.newPage());
      const begun = Date.now();

      await loop.write(finder, `${server.url}/scan/${alias}`);
      await loop.openConversation(finder);
      await loop.sendPhoto(finder, { withPlace: javaScriptEnabled });
      await loop.askForMails(finder, newEmail());
      const notice = await latestMail(server.url, person.email, 2);
      await loop.answerFromMail(owner, linkIn(notice, server.url));
      await loop.seeAnswer(finder, javaScriptEnabled);
      await loop.solve(finder);
      await loop.thank(owner, `${server.url}/messages`);
      await loop.seeThanks(finder, javaScriptEnabled);

      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      const counted = { finder: finder.taps, owner: owner.taps };
      test.info().annotations.push({
        type: 'loop',
        description: `${JSON.stringify(counted)}, ${seconds} s with all typing of the test`,
      });
      // Two of the finder's are for the mails. Without scripts there is no place, and two that look for what is new.
      expect(counted).toEqual({ finder: javaScriptEnabled ? 7 : 8, owner: 4 });
      await context.close();
    },
  );
}
