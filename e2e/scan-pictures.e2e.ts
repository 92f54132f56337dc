import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts';
import { activate, newCode, type ProfileField } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail, linkIn } from './support/mailbox';
import { compare, setUpPictures } from './support/pictures';
import type { Server } from './support/server';

/** Pictures of both kinds of page and of every state of a code, as the server draws them. */
setUpPictures();

const MODES = { en: ['light', 'dark'], de: ['light'], uk: ['light'] };
const PHONE = ['phone', 'whatsapp'].map((key) => shown(key, '+49 170 1234567'));
const WORK = [
  ...PHONE,
  shown('email', 'ann@green.example'),
  shown('jobTitle', 'Gardener'),
  shown('company', 'Green & Sons'),
  shown('website', 'https://example.com'),
  shown('address', 'Graben 1'),
  shown('instagram', 'https://instagram.com/ann'),
];

function shown(key: string, value: string): ProfileField {
  return { key, value, visibility: 'public' };
}

/** Codes and addresses of mailboxes are made by chance: another width would break other lines. */
const FIX_WORDS = `
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.data = texts.currentNode.data
      .replace(/\\b[0-9A-Z]{5}-[0-9A-Z]{5}\\b/, 'BCDFG-23456')
      .replace(/\\S+@example\\.com/, 'ann@example.com');
`;

for (const [locale, modes] of Object.entries(MODES)) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(
      'should draw every page of a code as before',
      { tag: locale === 'en' ? '@phone' : '@phone-only' },
      async ({ page, server }) => {
        // What comes from the server is shown, and nothing else.
        await page.route(/\.js$/, (route) => route.abort());
        const pages = await findPages(page, server);
        for (const mode of modes) {
          await page.addInitScript(`localStorage.setItem('theme-store', '{"mode":"${mode}"}')`);
          for (const [state, path] of Object.entries(pages)) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await page.evaluate(FIX_WORDS);
            await compare(page, `scan-${state}-${locale}-${mode}`, true);
          }
        }
      },
    );
  });
}

/** Where each state is to be seen. */
async function findPages(page: Page, server: Server): Promise<Record<string, string>> {
  const activated = async (fields: readonly ProfileField[]) => {
    const alias = await newCode(server);
    await activate(server, alias, { fields });
    return `/scan/${alias}`;
  };
  const [lost, contact, name] = [await activated(PHONE), await activated(WORK), await activated([])];
  const [free, email] = [`/scan/${await newCode(server)}`, newEmail()];
  await page.goto(free);
  await page.locator('[name=name]').fill('Ann Lee');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=email]').press('Enter');
  await page.waitForURL(/\/verify\//);
  return {
    lost,
    contact,
    name,
    message: `${lost}/message`,
    thanks: `${lost}/thanks`,
    free,
    step: page.url(),
    link: linkIn(await latestMail(server.url, email), server.url),
    disabled: `/scan/${await newCode(server, { item: { status: 'disabled' } })}`,
    'not-activatable': `/scan/${await newCode(server, { project: { archived: true } })}`,
    'not-found': '/scan/ZZZZ9999',
    'find-code': '/scan',
  };
}
