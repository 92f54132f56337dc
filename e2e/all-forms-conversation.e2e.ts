import type { Page } from '@playwright/test';
import { DOCUMENT_ID } from '@ringtag/contracts';
import { newAccount, newEmail } from './support/accounts';
import { activate, ask, newCode, newPage, signedIn, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import { PLACE } from './support/loop';
import { latestMail, linkIn } from './support/mailbox';
import { runApplication } from './support/page-files';
import { walk, type WalkedForm } from './support/walk-form';

type Api = Person['api'];

interface Message {
  id: string;
  kind: 'message' | 'feedback';
  body: string;
  sender: Record<'name' | 'email' | 'phone', string | null>;
}

interface Conversation {
  messages: { body: string; place: { about: boolean } | null }[];
  senderPhone: string | null;
  thanks: string | null;
}

const formWith = (page: Page, label: string) => page.locator('form').filter({ has: page.getByLabel(label) });

async function readMessage(owner: Api): Promise<Message> {
  const { items } = await ask<{ items: Message[] }>(owner, 'GET', '/api/messages');
  return items[0]!;
}

async function readConversation(owner: Api): Promise<Conversation> {
  const { id } = await readMessage(owner);
  return ask<Conversation>(owner, 'GET', `/api/conversations/${id}`);
}

const readLast = async (owner: Api) => (await readConversation(owner)).messages.at(-1)!.body;

/** The form of a card. What is optional stands in a part that opens. */
const messageForm = (owner: Api, alias: string, { scripts }: { scripts: boolean }): WalkedForm => ({
  files: ['libs/card/src/message-form.tsx'],
  open: async (page) => {
    await page.goto(scripts ? `/scan/${alias}` : `/scan/${alias}/message`);
    const openedAt = Date.now();
    if (scripts) await runApplication(page);
    const form = page.locator(`#${DOCUMENT_ID.messageForm}`);
    await form.getByText('Add contact details').click();
    await expect(form.getByLabel('Phone')).toBeVisible();
    // What is sent within two seconds counts as a program's.
    await expect.poll(() => Date.now() - openedAt > 2500).toBe(true);
    return form;
  },
  fill: (form) => form.getByLabel('Your message').fill('I found your keys'),
  send: 'Send',
  stored: async () => {
    const { kind, body, sender } = await readMessage(owner);
    return {
      'Your message': body,
      Name: sender.name ?? '',
      Email: sender.email ?? '',
      Phone: sender.phone ?? '',
      'Send as feedback': kind === 'feedback',
    };
  },
});

/** The forms on the page of a conversation, for the sender. */
const senderForms = (owner: Api, path: string): WalkedForm[] => [
  {
    files: ['libs/documents/src/conversation/conversation-page.tsx'],
    open: async (page) => {
      await page.goto(path);
      return formWith(page, 'Your message');
    },
    fill: (form) => form.getByLabel('Your message').fill('At the station'),
    send: 'Send',
    path: path.split('/').at(-1)!,
    confirm: (page) => expect(page.getByRole('listitem').filter({ hasText: 'At the station' })).toBeVisible(),
    stored: async () => ({ 'Your message': await readLast(owner) }),
  },
  {
    files: ['libs/documents/src/conversation/conversation-tools.tsx'],
    open: async (page) => {
      await page.goto(path);
      await page.getByText('Share my phone number').click();
      return formWith(page, 'Your phone number');
    },
    fill: (form) => form.getByLabel('Your phone number').fill('+49 170 1234567'),
    send: 'Share number',
    path: '/phone',
    stored: async () => ({ 'Your phone number': (await readConversation(owner)).senderPhone }),
  },
];

/** The form for a message with the sender's location. It asks how precise that location should be. */
const placeForm = (owner: Api, path: string): WalkedForm => ({
  files: ['libs/documents/src/conversation/conversation-page.tsx'],
  open: async (page) => {
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation(PLACE);
    await page.goto(path);
    await page.getByRole('button', { name: 'Add my location' }).click();
    await expect(page.getByRole('radio', { checked: true })).toBeVisible();
    return formWith(page, 'Your message');
  },
  fill: (form) => form.getByLabel('Your message').fill('Here they are'),
  send: 'Send',
  path: path.split('/').at(-1)!,
  confirm: (page) => expect(page.getByRole('listitem').filter({ hasText: 'Here they are' })).toBeVisible(),
  stored: async () => {
    const { body, place } = (await readConversation(owner)).messages.at(-1)!;
    return {
      'Your message': body,
      'How precise should it be?': place && (place.about ? 'Approximate (within 500 m)' : 'Exact'),
    };
  },
});

/** The forms below a conversation, for the owner who has opened it. */
const ownerForms = (owner: Api): WalkedForm[] => [
  {
    files: ['mfe-dashboard/src/messages/answer-form.tsx'],
    open: async (page) => {
      await page.goto('/messages');
      await page.getByRole('link', { name: /At the station/ }).click();
      await expect(page.getByLabel('Your reply')).toBeVisible();
      return formWith(page, 'Your reply');
    },
    fill: (form) => form.getByLabel('Your reply').fill('Where are you?'),
    send: 'Send reply',
    path: '/messages',
    stored: async () => ({ 'Your reply': await readLast(owner) }),
  },
  {
    files: ['mfe-dashboard/src/messages/quick-replies-dialog.tsx'],
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit quick replies' }).click();
      return page.getByRole('dialog', { name: 'Quick replies' });
    },
    fill: (dialog) => dialog.getByRole('textbox', { name: 'Quick reply 1' }).fill('Thanks a lot!'),
    send: 'Save',
    path: '/quick-replies',
    stored: async () => {
      const { replies } = await ask<{ replies: string[] }>(owner, 'GET', '/api/quick-replies');
      return Object.fromEntries(replies.map((reply, index) => [`Quick reply ${index + 1}`, reply]));
    },
  },
  {
    files: ['mfe-dashboard/src/messages/conversation-state.tsx'],
    open: async (page) => {
      await page.getByRole('button', { name: 'Mark as solved' }).click();
      await expect(page.getByLabel('Thank-you note (optional)')).toBeVisible();
      return formWith(page, 'Thank-you note (optional)');
    },
    fill: (form) => form.getByLabel('Thank-you note (optional)').fill('You are the best'),
    send: 'Say thank you',
    path: '/thanks',
    stored: async () => ({ 'Thank-you note (optional)': (await readConversation(owner)).thanks }),
  },
];

test('should store what the forms of a conversation show, with scripts', async ({ server, browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const finder = await newPage(browser, server);
  await walk(finder, messageForm(owner.api, alias, { scripts: true }));
  const path = await finder.getByRole('link', { name: 'Add photos' }).getAttribute('href');
  const address = newEmail();
  await walk(finder, {
    files: ['mfe-scan/src/message/email-replies.tsx'],
    open: async () => formWith(finder, 'Email me replies'),
    fill: (form) => form.getByLabel('Email me replies').fill(address),
    send: 'Turn on emails',
    path: '/answers-to',
    stored: async () => ({ 'Email me replies': (await latestMail(server.url, address)).to }),
  });
  const { pathname } = new URL(path!, server.url);
  for (const form of [placeForm(owner.api, pathname), ...senderForms(owner.api, pathname)])
    await walk(finder, form);
  const page = await newPage(browser, server, owner);
  for (const form of ownerForms(owner.api)) await walk(page, form);
});

test('should store what the forms of a conversation show, without scripts', async ({ server, browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const { viewport } = test.info().project.use;
  const context = await browser.newContext({
    locale: 'en-US',
    baseURL: server.url,
    viewport,
    javaScriptEnabled: false,
  });
  const finder = await context.newPage();
  await walk(finder, messageForm(owner.api, alias, { scripts: false }));
  const path = await finder.getByRole('link', { name: 'Open conversation' }).getAttribute('href');
  const address = newEmail();
  await walk(finder, {
    files: ['libs/documents/src/conversation/conversation-answers-to.tsx'],
    open: async () => formWith(finder, 'Email me replies'),
    fill: (form) => form.getByLabel('Email me replies').fill(address),
    send: 'Turn on emails',
    stored: async () => ({ 'Email me replies': (await latestMail(server.url, address)).to }),
  });
  for (const form of senderForms(owner.api, new URL(path!, server.url).pathname)) await walk(finder, form);
});

const REASON = 'What’s wrong with this page?';

/** The form that reports a page, which anybody can send. */
const reportForm = (admin: Api, alias: string): WalkedForm => ({
  files: ['libs/documents/src/report-pages.tsx'],
  open: async (page) => {
    await page.goto(`/scan/${alias}/report`);
    return formWith(page, REASON);
  },
  fill: (form) => form.getByLabel(REASON).fill('It asks for money.\nTwice & more'),
  send: 'Send report',
  path: '/report',
  confirm: (page) => expect(page.getByRole('heading', { name: 'Thank you', exact: true })).toBeVisible(),
  stored: async () => {
    const { items } = await ask<{ items: { reason: string; code: { alias: string } }[] }>(
      admin,
      'GET',
      '/api/page-reports?pageSize=100',
    );
    return { [REASON]: items.find(({ code }) => code.alias === alias)!.reason };
  },
});

for (const scripts of [true, false])
  test(`should store the reason that a report of a page shows, ${scripts ? 'with' : 'without'} scripts`, async ({
    server,
    browser,
  }) => {
    const alias = await newCode(server);
    await activate(server, alias);
    const { api: admin } = await signedIn(server, server.first.admin);
    const context = await browser.newContext({
      locale: 'en-US',
      baseURL: server.url,
      javaScriptEnabled: scripts,
    });
    await walk(await context.newPage(), reportForm(admin, alias));
  });

test('should tell the owner the reason that a request shows', async ({ server, browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const person = await signedIn(server, await newAccount(server));
  const page = await newPage(browser, server, person);
  await walk(page, {
    files: ['mfe-scan/src/unactivation/request-dialog.tsx'],
    open: async () => {
      await page.goto(`/scan/${alias}`);
      await page.getByText('Is this your code?').click();
      await page.getByRole('button', { name: 'Request unactivation' }).click();
      return page.getByRole('dialog');
    },
    fill: (dialog) => dialog.getByLabel('Reason (optional)').fill('I bought the bike'),
    send: 'Send request',
    path: '/unactivation-request',
    stored: async () => {
      const link = linkIn(await latestMail(server.url, owner.email, 2), server.url);
      const token = new URL(link).searchParams.get('token')!;
      const { reason } = await ask<{ reason: string }>(
        owner.api,
        'GET',
        `/api/unactivation-requests/${token}`,
      );
      return { 'Reason (optional)': reason };
    },
  });
});
