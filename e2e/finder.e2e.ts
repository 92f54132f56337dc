import type { Browser, Locator, Page } from '@playwright/test';
import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import type { Server } from './support/server';

const PHONE = { width: 390, height: 844 };

/** An owner who looks at the conversation, and the address of it for the finder. */
async function begin(server: Server, browser: Browser): Promise<{ owner: Page; path: string }> {
  const alias = await newCode(server);
  const owner = await newPage(browser, server, await activate(server, alias));
  await owner.setViewportSize(PHONE);
  const finder = await newPage(browser, server);
  await finder.goto(`/scan/${alias}/message`);
  await finder.getByLabel('Your message').fill('I found your keys');
  // What is sent within two seconds counts as a program's.
  await expect.poll(() => finder.evaluate('performance.now() > 2500')).toBe(true);
  await finder.getByRole('button', { name: 'Send', exact: true }).click();
  const path = await finder.getByRole('link', { name: 'Open conversation' }).getAttribute('href');
  await finder.context().close();
  await owner.goto('/messages');
  await owner.getByRole('link', { name: /I found your keys/ }).click();
  return { owner, path: path! };
}

/** The list beside it has the latest words, too. */
const toThread = (owner: Page) => owner.getByRole('list', { name: 'Conversation' });

async function answer(owner: Page, text: string): Promise<void> {
  await owner.getByLabel('Your reply').fill(text);
  await owner.getByRole('button', { name: 'Send reply' }).click();
  await expect(owner.getByLabel('Your reply')).toHaveValue('');
}

/** How many text boxes are shown in a part of a page, and the names of its buttons. */
async function countControls(part: Locator): Promise<{ texts: number; buttons: string[] }> {
  const buttons = await part.getByRole('button').all();
  const toName = async (each: Locator) => (await each.getAttribute('aria-label')) ?? each.innerText();
  return {
    texts: await part.getByRole('textbox').count(),
    buttons: await Promise.all(buttons.map(toName)),
  };
}

test(
  'should bring each word, the end and the thanks to both sides without a reload',
  { tag: '@phone-only' },
  async ({ page: finder, server, browser }) => {
    const { owner, path } = await begin(server, browser);
    await finder.setViewportSize(PHONE);
    await finder.goto(path);
    await finder.evaluate('document.body.dataset.loaded = "once"');
    await expect(finder.getByRole('button', { name: 'Check for new messages' })).toBeHidden();
    await expect(finder.locator('time').first()).not.toContainText('UTC');
    const typed = finder.getByLabel('Your message');
    await typed.fill('At the sta');

    await answer(owner, 'Where are you?');
    await expect(finder.getByText('Where are you?')).toBeInViewport();
    await expect(finder.locator('[data-status]')).toHaveText('1 new message');
    await expect(typed).toHaveValue('At the sta');
    await expect(typed).toBeFocused();
    // The owner sees that it was seen.
    await expect(owner.getByText('· Read')).toBeVisible();

    await typed.fill('At the station');
    await finder.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(finder.getByRole('listitem').filter({ hasText: 'At the station' })).toBeVisible();
    await expect(typed).toHaveValue('');
    const thread = owner.getByRole('list', { name: 'Conversation' });
    await expect(thread.getByText('At the station')).toBeVisible();

    await finder.getByText('Share my phone number').click();
    await finder.getByLabel('Your phone number').fill('call me');
    await finder.getByRole('button', { name: 'Share number' }).click();
    await expect(finder.getByText('Enter a valid phone number')).toBeVisible();
    await passesAxeInBothModes(finder, 'a refused number');
    await finder.getByLabel('Your phone number').fill('+49 170 1234567');
    await finder.getByRole('button', { name: 'Share number' }).click();
    await expect(owner.getByRole('link', { name: '+49 170 1234567' })).toHaveAttribute(
      'href',
      'tel:+491701234567',
    );
    await finder.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(owner.getByRole('link', { name: '+49 170 1234567' })).toBeHidden();

    await finder.getByRole('button', { name: 'Mark as solved' }).click();
    await expect(owner.getByText('The sender marked this conversation as solved.')).toBeVisible();
    await owner.getByRole('button', { name: 'Say thank you' }).click();
    await expect(finder.getByText('Thank you very much for your help!')).toBeVisible();
    await expect(owner.getByText(/^You said thank you\./)).toBeVisible();
    await passesAxeInBothModes(finder, 'a solved conversation');
    await passesAxeInBothModes(owner, 'a solved conversation in the inbox');
    await fitsItsWidth(finder);
    await fitsItsWidth(owner);
    // Little is left to do: the rest is behind rows that open, and in a menu.
    expect(await countControls(finder.locator('[data-conversation]'))).toEqual({
      texts: 1,
      buttons: ['Send', 'Reopen'],
    });
    expect(await countControls(owner.getByRole('article'))).toEqual({
      texts: 1,
      buttons: ['Send reply', 'Reopen', 'More actions'],
    });
    expect(await finder.evaluate('document.body.dataset.loaded')).toBe('once');
    const script = await finder.evaluate<number>(
      '[...document.scripts].reduce((all, { text }) => all + text.length, 0)',
    );
    expect(script).toBeLessThan(20_000);

    await owner.getByRole('button', { name: 'More actions' }).click();
    await owner.getByRole('menuitem', { name: 'Delete', exact: true }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(finder.getByRole('heading', { name: 'No conversation here' })).toBeVisible();
  },
);

test(
  'should keep a text that could not be sent, and send it once when the network is back',
  { tag: '@phone-only' },
  async ({ page: finder, server, browser }) => {
    const { owner, path } = await begin(server, browser);
    await finder.goto(path);
    await finder.context().setOffline(true);
    await expect(finder.getByText(/^You’re offline\./)).toBeVisible();
    await finder.getByLabel('Your message').fill('By the clock');
    await finder.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(finder.getByText(/^Couldn’t send\./)).toBeVisible();
    await expect(finder.getByLabel('Your message')).toHaveValue('By the clock');
    await answer(owner, 'Are you there?');
    await finder.context().setOffline(false);
    await expect(finder.getByText('Are you there?')).toBeVisible();
    await finder.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(finder.getByLabel('Your message')).toHaveValue('');
    await expect(finder.getByText(/^Couldn’t send\./)).toBeHidden();
    await expect(owner.getByRole('list', { name: 'Conversation' }).getByText('By the clock')).toHaveCount(1);
  },
);

test(
  'should leave who reads further up where they are, and offer the way to what is new',
  { tag: '@phone-only' },
  async ({ page: finder, server, browser }) => {
    const { owner, path } = await begin(server, browser);
    for (let i = 1; i <= 6; i += 1) {
      await answer(owner, `${'A long answer\n'.repeat(12)}Number ${i}`);
      await expect(toThread(owner).getByText(`Number ${i}`)).toBeVisible();
    }
    await finder.setViewportSize(PHONE);
    await finder.goto(path);
    const top = await finder.evaluate('scrollY');
    await answer(owner, 'The newest');
    const news = finder.getByRole('link', { name: '1 new message' });
    await expect(news).toBeInViewport();
    expect(await finder.evaluate('scrollY')).toBe(top);
    await expect(finder.getByText('The newest')).not.toBeInViewport();
    await news.click();
    await expect(finder.getByText('The newest')).toBeInViewport();
    await expect(news).toBeHidden();
  },
);

test(
  'should be solved and thanked for without JavaScript',
  { tag: '@phone-only' },
  async ({ server, browser }) => {
    const { owner, path } = await begin(server, browser);
    const context = await browser.newContext({
      baseURL: server.url,
      javaScriptEnabled: false,
      viewport: PHONE,
      locale: 'en',
    });
    const finder = await context.newPage();
    await finder.goto(path);
    await expect(finder.locator('time').first()).toContainText('UTC');
    await answer(owner, 'Where are you?');
    await expect(toThread(owner).getByText('Where are you?')).toBeVisible();
    await finder.getByRole('button', { name: 'Check for new messages' }).click();
    await expect(finder.getByText('Where are you?')).toBeVisible();
    await finder.getByText('Share my phone number').click();
    await finder.getByLabel('Your phone number').fill('+49 170 1234567');
    await finder.getByRole('button', { name: 'Share number' }).click();
    await expect(finder.getByRole('link', { name: '+49 170 1234567' })).toBeVisible();
    await expect(owner.getByRole('link', { name: '+49 170 1234567' })).toBeVisible();
    await owner.getByRole('button', { name: 'Mark as solved' }).click();
    await owner.getByLabel('Thank-you note (optional)').fill('You saved my day');
    await owner.getByRole('button', { name: 'Say thank you' }).click();
    await expect(owner.getByText(/^You said thank you\./)).toBeVisible();
    await finder.reload();
    await expect(finder.getByText('You saved my day')).toBeVisible();
    expect(await countControls(finder.locator('[data-conversation]'))).toEqual({
      texts: 1,
      buttons: ['Check for new messages', 'Send', 'Reopen'],
    });
    await finder.getByRole('button', { name: 'Reopen' }).click();
    await expect(finder.getByRole('button', { name: 'Mark as solved' })).toBeVisible();
    await context.close();
  },
);
