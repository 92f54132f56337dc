/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { refreshInbox } from '@ringtag/shell-controls/inbox';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import MessagesPage from './messages.page';
import type { Message } from './messages.queries';
import { keysFound } from './testing/message-answers';

installDialogInJsdom();
const api = fakeApi();

const unread: Message = {
  ...keysFound,
  sender: { name: 'Grace Hopper', email: 'grace@example.org', phone: '+44 20 7946 0000', number: null },
};
const read: Message = {
  ...unread,
  id: 'm2',
  body: 'Nice card',
  lastMessage: { side: 'sender', body: 'Nice card' },
  sender: { name: null, email: null, phone: null, number: 2 },
  readAt: '2026-11-20T11:00:00.000Z',
};

const CONVERSATION = {
  alias: 'ABCD2345',
  messageCount: 1,
  ownerSeen: 1,
  senderSeen: 1,
  end: null,
};

let inbox: Message[];
const patches = () => api.calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
const rows = (name?: RegExp) => within(screen.getByRole('list')).queryAllByRole('link', { name });
const UNREAD = /\bUnread\b/;
const show = (at?: string) =>
  renderPage({ remote, Page: MessagesPage, path: '/messages', at, user: { name: 'Ann Lee' } });

beforeEach(() => {
  inbox = [unread, read];
  api.on('GET /api/messages', ({ query }) => {
    const items = inbox.filter(
      ({ readAt, archivedAt }) =>
        (archivedAt !== null) === (query.get('archived') === 'true') &&
        (query.get('unread') !== 'true' || readAt === null),
    );
    const count = inbox.filter(({ readAt, archivedAt }) => !readAt && !archivedAt).length;
    return { body: { items, total: items.length, page: 1, pageSize: 20, unread: count } };
  });
  for (const { id, body: text, createdAt } of inbox) {
    const path = `/api/messages/${id}`;
    const first = { position: 0, side: 'sender', body: text, createdAt };
    api.on(`GET /api/conversations/${id}`, () => ({ body: { ...CONVERSATION, messages: [first] } }));
    api.on(`GET ${path}`, () => ({ body: inbox.find((message) => message.id === id) }));
    api.on(`PATCH ${path}`, ({ body }) => {
      const { read: isRead, archived } = body as { read?: boolean; archived?: boolean };
      const now = '2026-11-21T00:00:00.000Z';
      inbox = inbox.map((message) =>
        message.id === id
          ? {
              ...message,
              ...(isRead !== undefined && { readAt: isRead ? now : null }),
              ...(archived !== undefined && { archivedAt: archived ? now : null }),
            }
          : message,
      );
      return { body: inbox.find((message) => message.id === id) };
    });
    api.on(`DELETE ${path}`, () => {
      inbox = inbox.filter((message) => message.id !== id);
      return { status: 204 };
    });
  }
});

it('should tell unread messages by a word, not by looks alone, and count them in the heading', async () => {
  await show();
  await screen.findByText('I found your keys');
  const [first, second] = rows();
  expect(rows(/^Unread Grace Hopper/)).toEqual([first]);
  expect(rows(/^Finder 2 Nov 20, 2026/)).toEqual([second]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('1 unread message');
  expect(document.title).toMatch(/^\(1\) Messages/);
  expect(first!.querySelector('time')!.dateTime).toBe(unread.createdAt);
});

it('should say after how long conversations are deleted, where they are', async () => {
  const body = { items: inbox, total: 2, page: 1, pageSize: 20, unread: 1, retentionDays: 30 };
  api.on('GET /api/messages', () => ({ body }));
  await show();
  expect(await screen.findByText('We delete conversations 30 days after the last message.')).toBeTruthy();
});

it('should mark feedback in its row, and nothing in those of messages', async () => {
  inbox = [unread, { ...read, kind: 'feedback' }];
  await show();
  await screen.findByText('I found your keys');
  expect(rows().map((row) => within(row).queryByText('Feedback') !== null)).toEqual([false, true]);
});

it('should mark a message read by opening it, and keep its row while unread ones are shown', async () => {
  const user = userEvent.setup();
  const { address, queryClient } = await show('/messages?show=unread');
  await user.click((await screen.findByText('I found your keys')).closest('a')!);
  expect(address()).toBe('/messages?show=unread&id=m1');
  await waitFor(() => expect(inbox[0]!.readAt).not.toBeNull());
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
  expect(rows()).toHaveLength(1);
  expect(rows(UNREAD)).toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages ');
  // The row that stays does not count as unread.
  expect(screen.getByText('0 messages')).toBeTruthy();
});

it('should show a message and the list when the address names the message', async () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const body = { items: inbox, total: 2, page: 1, pageSize: 20, unread: 1 };
  api.on('GET /api/messages', () => held.then(() => ({ body })));
  await show('/messages?id=m1');
  expect(await screen.findByRole('heading', { level: 2, name: 'Grace Hopper' })).toBeTruthy();
  await waitFor(() => expect(patches()).toEqual([{ read: true }]));
  // The list answers only now, with the state from before the message was read.
  answer();
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it('should take back a change that the server refuses', async () => {
  const user = userEvent.setup();
  let refuse = () => undefined as void;
  api.on(
    'PATCH /api/messages/m1',
    () => new Promise((resolve) => (refuse = () => resolve(failure('malformed_request')))),
  );
  await show();
  await user.click((await screen.findByText('I found your keys')).closest('a')!);
  // The row changes before the server has answered.
  await waitFor(() => expect(rows(UNREAD)).toHaveLength(0));
  await waitFor(() => expect(patches()).toHaveLength(1));
  refuse();
  await waitFor(() => expect(rows(UNREAD)).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('1 unread message');
});

it('should keep a message unread that the reader marks so, and close it', async () => {
  const user = userEvent.setup();
  const { address } = await show('/messages?id=m2');
  await user.click(await screen.findByRole('button', { name: 'Mark as unread' }));
  expect(address()).toBe('/messages');
  await waitFor(() => expect(patches()).toEqual([{ read: false }]));
  expect(rows(/^Unread Finder 2/)).toEqual([document.activeElement]);
});

it('should take an archived message out of the list at once', async () => {
  const user = userEvent.setup();
  api.on('PATCH /api/messages/m2', () => new Promise(() => undefined));
  await show('/messages?id=m2');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('should delete only after a question', async () => {
  const user = userEvent.setup();
  const { address } = await show('/messages?id=m2');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete this message?' });
  expect(inbox).toHaveLength(2);
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe('/messages'));
  expect(inbox.map(({ id }) => id)).toEqual(['m1']);
  expect(rows()).toHaveLength(1);
});

it('should say that a message was deleted in another tab, and lead back to the others', async () => {
  const user = userEvent.setup();
  const { address, queryClient } = await show('/messages?id=m2');
  await screen.findByRole('button', { name: 'Delete' });
  inbox = [unread];
  for (const path of ['/api/messages/m2', '/api/conversations/m2'])
    api.on(`GET ${path}`, () => failure('not_found'));
  await act(() => refreshInbox(queryClient));
  expect(await screen.findByRole('heading', { name: 'This message was deleted' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const [, back] = screen.getAllByRole('button', { name: 'All messages' });
  await user.click(back!);
  expect(address()).toBe('/messages');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('should offer a reply and a call only where the sender left an address or a number', async () => {
  await show('/messages?id=m1');
  const reply = await screen.findByRole('link', { name: 'Reply by email' });
  expect(reply.getAttribute('href')).toMatch(/^mailto:grace@example\.org\?subject=/);
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+442079460000');
});

it('should name the owner to the sender, and keep the private name of the code', async () => {
  await show('/messages?id=m1');
  const reply = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Reply by email' });
  const { searchParams } = new URL(reply.href);
  expect(searchParams.get('subject')).toBe('Your message to Ann Lee');
  expect(screen.getByRole('link', { name: 'Keys' })).toBeTruthy();
  expect(decodeURIComponent(reply.href)).not.toContain('Keys');
});

it('should say that an anonymous message cannot be answered', async () => {
  await show('/messages?id=m2');
  expect(await screen.findByText(/The sender didn’t leave any contact details\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Reply by email' })).toBeNull();
});

it('should not say so where the sender shares a number in the conversation', async () => {
  const messages = [{ position: 0, side: 'sender', body: read.body, createdAt: read.createdAt }];
  const body = { ...CONVERSATION, messages, senderPhone: '0151 2345678' };
  api.on('GET /api/conversations/m2', () => ({ body }));
  await show('/messages?id=m2');
  expect(await screen.findByRole('link', { name: '0151 2345678' })).toBeTruthy();
  expect(screen.queryByText(/The sender didn’t leave any contact details\./)).toBeNull();
});

it('should tell an empty inbox, an empty view and a search without results apart', async () => {
  const user = userEvent.setup();
  inbox = [];
  await show();
  expect(await screen.findByRole('heading', { name: 'Your inbox is empty' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Archived' }));
  expect(await screen.findByRole('heading', { name: 'No archived messages' })).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByRole('heading', { name: 'No messages match “zzz”' })).toBeTruthy();
});
