import type { Browser, Page } from '@playwright/test';
import { conversationPath, type Locale, LOCALES } from '@ringtag/contracts';
import { texts } from '@ringtag/i18n/testing';
import type { Person } from '../support/codes';
import { expect, test } from '../support/fixtures';
import { settled } from '../support/page-checks';
import { startServer } from '../support/server';
import { type Scene, seed } from './seed';
import { WORDS } from './words';
import { type Mode, Pictures, type Size } from './write-pictures';

const WIDTH = 390;
const MODES = ['light', 'dark'] as const;

interface Picture {
  height: number;
  /** Who looks; somebody without an account, if it is left out. */
  viewer?: 'owner' | 'admin';
  path: (scene: Scene) => string;
  /** What is done on the page before its picture is taken, such as opening a dialog. */
  act?: (page: Page, language: Locale) => Promise<void>;
}

/** Each is the upper part of a page on a phone. Their descriptions are in the texts of the help pages. */
const PICTURES: Record<string, Picture> = {
  lost: { height: 620, path: ({ lost }) => `/scan/${lost}` },
  conversation: { height: 620, path: ({ conversation }) => conversationPath(conversation) },
  card: { height: 560, path: ({ card }) => `/scan/${card}` },
  inbox: { height: 620, viewer: 'owner', path: ({ messageId }) => `/messages?id=${messageId}` },
  codes: { height: 640, viewer: 'admin', path: ({ projectId }) => `/project/${projectId}`, act: addCodes },
  labels: { height: 640, viewer: 'admin', path: ({ projectId }) => `/project/${projectId}`, act: print },
  search: { height: 500, viewer: 'admin', path: ({ projectId }) => `/project/${projectId}`, act: search },
};

async function addCodes(page: Page, language: Locale): Promise<void> {
  const admin = texts('mfe-admin/src/locales', language);
  await page.getByRole('button', { name: admin['addCodes.open'], exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
}

async function print(page: Page, language: Locale): Promise<void> {
  const admin = texts('mfe-admin/src/locales', language);
  await page.getByRole('button', { name: admin['project.more'], exact: true }).click();
  await page.getByRole('menuitem', { name: admin['print.open'], exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
}

async function search(page: Page, language: Locale): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(WORDS[language].search);
  await expect(page.getByRole('option', { name: WORDS[language].project })).toBeVisible();
}

test('draw the pictures of the help pages', async ({ browser }) => {
  const pictures = new Pictures();
  for (const language of LOCALES) {
    const server = await startServer();
    try {
      const scene = await seed(server, language);
      for (const mode of MODES)
        for (const [name, picture] of Object.entries(PICTURES)) {
          const size = { width: WIDTH, height: picture.height };
          const png = await draw(browser, { url: server.url, scene, picture, language, mode, size });
          await pictures.add(name, language, mode, size, png);
        }
    } finally {
      await server.dispose();
    }
  }
  expect(pictures.finish()).toHaveLength(LOCALES.length * MODES.length * Object.keys(PICTURES).length);
});

/** Installations have names and logos of their own: no picture shows ours. */
const hideBrand = (page: Page) =>
  page.locator(':has(> svg[viewBox="0 0 32 32"])').evaluateAll((brands) => {
    for (const { style } of brands) style.display = 'none';
  });

interface Wanted {
  url: string;
  scene: Scene;
  picture: Picture;
  language: Locale;
  mode: Mode;
  size: Size;
}

async function draw(browser: Browser, wanted: Wanted): Promise<Buffer> {
  const { url, scene, picture, language, mode, size } = wanted;
  const { viewport: _, ...look } = test.info().project.use;
  const person: Person | undefined = picture.viewer && scene[picture.viewer];
  const state = await person?.api.storageState();
  const stored = { 'theme-store': JSON.stringify({ mode }), ...(person && { signinState: 'signedIn' }) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...look,
    baseURL: url,
    locale: language,
    viewport: size,
    storageState: { cookies: state?.cookies ?? [], origins: [{ origin: url, localStorage }] },
  });
  await context.addCookies([{ name: 'i18next', value: language, url }]);
  const page = await context.newPage();
  await page.goto(picture.path(scene));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await picture.act?.(page, language);
  await hideBrand(page);
  await settled(page);
  const png = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return png;
}
