import type { Page, Request } from '@playwright/test';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { writeTo } from './support/messages';
import { passesAxeInBothModes } from './support/page-checks';
import { startServer } from './support/server';

const STREAM = /\/api\/events(\?|$)/;

test('should show a new message in two tabs without a reload, by one stream', async ({ server, browser }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const write = (body: string) => writeTo(owner.api, alias, { body });
  const first = await newPage(browser, server, owner);
  const streams: Request[] = [];
  const ended = new Set<Request>();
  const isOpen = (stream: Request) => !ended.has(stream) && !stream.frame().page().isClosed();
  const countOpen = () => streams.filter(isOpen).length;
  first.context().on('request', (request) => STREAM.test(request.url()) && streams.push(request));
  first.context().on('requestfinished', (request) => ended.add(request));
  first.context().on('requestfailed', (request) => ended.add(request));
  const row = (page: Page, body: string) =>
    page.locator('main li').getByRole('link', { name: new RegExp(body) });
  const badge = (page: Page, text: string) =>
    page.getByRole('navigation').first().getByText(text, { exact: true });

  await first.goto('/messages');
  await expect(first.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible();
  await expect.poll(countOpen).toBe(1);
  const second = await first.context().newPage();
  await second.goto('/messages');
  await expect(second.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible();

  // An empty list shows a new message at once: no row can move under a finger.
  await write('I found your keys');
  for (const page of [first, second]) {
    await expect(row(page, 'I found your keys')).toBeVisible();
    await expect(badge(page, '1 unread message')).toBeAttached();
    await expect(page.getByRole('status').getByText('1 new message', { exact: true })).toBeAttached();
  }

  // In a list that somebody reads, no row moves before they say so.
  const before = await row(first, 'keys').boundingBox();
  await write('They are at the desk');
  for (const page of [first, second]) {
    await expect(badge(page, '2 unread messages')).toBeAttached();
    await expect(page.getByRole('button', { name: '1 new message', exact: true })).toBeVisible();
    await expect(row(page, 'at the desk')).toHaveCount(0);
  }
  expect(await row(first, 'keys').boundingBox()).toEqual(before);
  await passesAxeInBothModes(first, 'a list with a new message');
  await first.getByRole('button', { name: '1 new message', exact: true }).click();
  await expect(row(first, 'at the desk')).toBeFocused();
  await expect(row(second, 'at the desk')).toHaveCount(0);

  // Read elsewhere.
  const { items } = await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/messages');
  await ask(owner.api, 'PATCH', `/api/messages/${items[0]!.id}`, { read: true });
  for (const page of [first, second]) await expect(badge(page, '1 unread message')).toBeAttached();
  expect([streams.length, countOpen()]).toEqual([1, 1]);

  // The tab that had the stream closes; the other one takes over, and is told what it missed.
  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  await write('Third');
  await expect(badge(second, '2 unread messages')).toBeAttached();

  // The session ends without a word of this browser, which learns of it at once.
  const headers = { 'x-requested-with': 'test' };
  expect((await owner.api.get('/api/auth/sign-out', { headers })).status()).toBe(204);
  await expect(second).toHaveURL(/\/sign-in/);
  await expect.poll(countOpen).toBe(0);
  expect(streams).toHaveLength(2);
});

test('should lose and double nothing when the server restarts', async ({ browser }) => {
  const server = await startServer();
  try {
    const alias = await newCode(server);
    const owner = await activate(server, alias);
    const page = await newPage(browser, server, owner);
    const stream = page.waitForRequest(STREAM);
    await page.goto('/messages');
    await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible();
    await stream;
    const { formToken } = await ask<{ formToken: string }>(owner.api, 'GET', `/api/scan/${alias}`);
    await server.stop();
    await server.start();
    const message = { kind: 'message', body: 'Written right after it', formToken };
    await expect(() => ask(owner.api, 'POST', `/api/scan/${alias}/messages`, message)).toPass();
    await expect(page.locator('main li').getByRole('link', { name: /right after it/ })).toHaveCount(1);
  } finally {
    await server.dispose();
  }
});

test('should open no stream for a stranger who scans a code', async ({ server, browser }) => {
  const alias = await newCode(server);
  await activate(server, alias);
  const page = await newPage(browser, server);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/scan/${alias}`);
  await page.getByLabel('Your message').focus();
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(asked.filter((url) => STREAM.test(url))).toEqual([]);
});
