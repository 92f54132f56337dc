import type { Browser, Page } from '@playwright/test';
import { type Locale, LOCALES } from '@ringtag/contracts';
import { folders, PLURAL, texts } from '@ringtag/i18n/testing';
import { newCode } from './support/codes';
import { open } from './support/display';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';
import { fitsItsWidth } from './support/page-checks';
import { builtInMailbox } from './support/post-office';
import type { Server } from './support/server';
import { signIn } from './support/sign-in';

const SCAN = 'mfe-scan/src/locales';
const STATES = 'libs/card/src/states/locales';
const OUTCOME = 'libs/card/src/outcome/locales';
const COMMON = 'libs/i18n/src/locales';
/**
 * All other walks are in English. German has the longest words, and Ukrainian another script. Unit tests check that no
 * language lacks a text. A browser may name a country: the page is then in the language itself (specification 9).
 */
const WALKS = [
  ['de', 'de-AT'],
  ['uk', 'uk-UA'],
] as const;

for (const [language, browserLanguage] of WALKS) {
  test(`should lead through activation and messages in ${language} (UI-19, UI-21)`, async ({
    browser,
    server,
  }) => {
    await walk(browser, server, language, browserLanguage);
  });
}

test('should have entries of the collapsed side 40 px high, their labels below the icons (UI-55)', async ({
  page,
  server,
}) => {
  await signIn(page, server.first.admin);
  for (const language of LOCALES) {
    await open(page, {}, `/projects?locale=${language}`);
    const heights = await page
      .locator('aside nav a')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getBoundingClientRect().height]));
    expect(heights.length, language).toBeGreaterThan(10);
    expect(
      heights.filter(([, height]) => height !== 40),
      language,
    ).toEqual([]);
  }
});

/** Somebody activates a code, somebody else writes to them, the owner reads it, all in one language. */
async function walk(browser: Browser, server: Server, language: Locale, locale: string): Promise<void> {
  const scan = texts(SCAN, language);
  const states = texts(STATES, language);
  const common = texts(COMMON, language);
  const verification = texts('libs/verification/src/locales', language);
  const email = `owner-${language}@example.com`;
  const path = `/scan/${await newCode(server)}`;
  const newVisitor = async () =>
    (
      await browser.newContext({ locale, baseURL: server.url, viewport: { width: 390, height: 844 } })
    ).newPage();

  const owner = await newVisitor();
  await owner.goto(path);
  await expect(owner.getByRole('heading', { name: states['free.title'] })).toBeVisible();
  await speaks(owner, language);
  await owner.getByLabel(states['activation.name']!).fill('Олена Müller');
  await owner.getByRole('textbox', { name: common['common.form.email'] }).fill(email);
  await owner.getByRole('button', { name: states['activation.submit'] }).click();
  const code = owner.getByLabel(verification['code']!);
  await expect(code).toBeVisible();
  await speaks(owner, language);
  const mail = await latestMail(server.url, email);
  expect(mail.html).toContain(`lang="${language}"`);
  await code.fill(await builtInMailbox(server).codeFor(email));
  await expect(owner.getByText(scan['card.activated']!)).toBeVisible();
  await speaks(owner, language);

  const finder = await newVisitor();
  await finder.goto(path);
  await finder.locator('textarea').pressSequentially('42 🔑', { delay: 500 });
  await speaks(finder, language);
  await finder.getByRole('button', { name: scan['message.submit'], exact: true }).click();
  const thanks = texts(OUTCOME, language)['thanks.title']!;
  await expect(finder.getByRole('heading', { name: thanks, exact: true })).toBeVisible();
  await speaks(finder, language);

  for (const page of ['/my-codes', '/messages', '/nowhere', '/access-denied']) {
    await owner.goto(page);
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await speaks(owner, language);
  }
  await finder.goto('/sign-in');
  await expect(finder.getByRole('heading', { level: 1 })).toBeVisible();
  await speaks(finder, language);
}

/** English texts that this language says otherwise. */
function foreignTo(language: Locale): Set<string> {
  const own = new Set(folders.flatMap((folder) => Object.values(texts(folder, language))));
  return new Set(
    folders
      .flatMap((folder) => Object.entries(texts(folder, 'en')))
      .filter(([key]) => !PLURAL.test(key))
      .map(([, text]) => text)
      .filter((text) => !own.has(text)),
  );
}

/** The page says its language, no line on it is English, and no long word pushes it sideways. */
async function speaks(page: Page, language: Locale): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
  const foreign = foreignTo(language);
  expect(lines.filter((line) => foreign.has(line))).toEqual([]);
  await fitsItsWidth(page);
}
