/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import MessagesPage from './messages.page';
import type { Message } from './messages.queries';
import { keysFound } from './testing/message-answers';

installDialogInJsdom();
const api = fakeApi();

const message: Message = {
  ...keysFound,
  body: 'Buy now',
  sender: { name: 'Spam', email: 'spam@example.org', phone: null, number: null },
  lastMessage: { side: 'sender', body: 'Buy now' },
  readAt: keysFound.createdAt,
};
const blocked = {
  id: 'b1',
  address: 'spam@example.org',
  messageId: null as string | null,
  senderName: null as string | null,
  senderNumber: null as number | null,
  wroteAt: null as string | null,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const OPEN = {
  messages: [{ position: 0, side: 'sender', body: 'Buy now', createdAt: message.createdAt }],
  messageCount: 1,
  ownerSeen: 1,
  senderSeen: 1,
  end: null as string | null,
};
let conversation: typeof OPEN;
let listed: Message[];
let senders: (typeof blocked)[];
/** What the page has said besides what it shows. */
const changes = () =>
  api.calls.map(({ call }) => call).filter((call) => !call.startsWith('GET') && !call.endsWith('/seen'));

function Page() {
  return (
    <>
      <MessagesPage />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
}
const show = async (at = '/messages?id=m1') => {
  const page = await renderPage({ remote, Page, path: '/messages', at });
  await screen.findAllByText('Buy now');
  return { ...page, user: userEvent.setup() };
};
const choose = async (user: ReturnType<typeof userEvent.setup>, item: string) => {
  const more = await screen.findByRole('button', { name: 'More actions' });
  act(() => more.focus());
  await user.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: item });
  act(() => entry.focus());
  await user.keyboard('{Enter}');
};

afterEach(() => act(() => dismissToast()));
beforeEach(() => {
  listed = [message];
  senders = [];
  conversation = OPEN;
  api.on('GET /api/conversations/m1', () => ({ body: conversation }));
  api.on('GET /api/quick-replies', () => ({ body: { replies: null } }));
  api.on('GET /api/messages', () => ({
    body: { items: listed, total: listed.length, page: 1, pageSize: 20, unread: 0 },
  }));
  api.on('GET /api/messages/m1', () => ({ body: message }));
  api.on('GET /api/blocked-senders', () => ({
    body: { items: senders, total: senders.length, page: 1, pageSize: 100 },
  }));
  api.on('POST /api/blocked-senders', () => {
    senders = [blocked];
    return { status: 201, body: { items: senders } };
  });
  api.on('DELETE /api/blocked-senders/b1', () => {
    senders = [];
    return { status: 204 };
  });
  api.on('POST /api/messages/m1/report', () => {
    listed = [];
    return { body: { ...message, archivedAt: message.createdAt, reportedAt: message.createdAt } };
  });
});

it('should block a sender at once, and undo it', async () => {
  const { user } = await show();
  await choose(user, 'Block sender');
  await screen.findByText(/^Sender blocked/);
  expect(api.calls.find(({ call }) => call === 'POST /api/blocked-senders')!.body).toEqual({
    messageId: 'm1',
  });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(changes()).toEqual(['POST /api/blocked-senders', 'DELETE /api/blocked-senders/b1']),
  );
});

it('should list who is blocked, and unblock them', async () => {
  senders = [blocked];
  const { user } = await show('/messages');
  await user.click(screen.getByRole('button', { name: 'Blocked senders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Blocked senders' });
  await user.click(await within(dialog).findByRole('button', { name: 'Unblock spam@example.org' }));
  expect(await within(dialog).findByText(/^No one is blocked\./)).toBeTruthy();
});

it('should report after a question that says who may read it then, and close the message', async () => {
  const { user, address } = await show();
  await choose(user, 'Report');
  const dialog = await screen.findByRole('dialog', { name: 'Report this message?' });
  expect(
    within(dialog).getByText(/^Administrators will be able to read the whole conversation/),
  ).toBeTruthy();
  expect(changes()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(address()).toBe('/messages'));
  expect(changes()).toEqual(['POST /api/messages/m1/report']);
});

const anonymous = { ...message, sender: { name: 'Zoë', email: null, phone: null, number: null } };

it('should block the conversation of who left nothing to know them by, and list it', async () => {
  listed = [anonymous];
  api.on('GET /api/messages/m1', () => ({ body: anonymous }));
  api.on('POST /api/blocked-senders', () => {
    senders = [{ ...blocked, address: '', messageId: 'm1', senderName: 'Zoë' }];
    conversation = { ...OPEN, end: 'blocked' };
    return { status: 201, body: { items: senders } };
  });
  const { user } = await show();
  await screen.findByLabelText(/^Your reply/);
  await choose(user, 'Block conversation');
  await screen.findByText(/^Conversation blocked/);
  expect(await screen.findByText(/^This conversation has ended because you blocked/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Blocked senders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Blocked senders' });
  expect(await within(dialog).findByText(/One conversation only/)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Unblock Zoë' })).toBeTruthy();
});

it('should list a blocked conversation by the number and day of a sender without a name', async () => {
  const wroteAt = '2026-11-03T10:00:00.000Z';
  senders = [{ ...blocked, address: '', messageId: 'm1', senderNumber: 3, wroteAt }];
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Blocked senders' }));
  expect(await screen.findByRole('button', { name: 'Unblock Finder 3 · Nov 3, 2026' })).toBeTruthy();
});

it('should offer nothing for a conversation that is over, without an address, and reported', async () => {
  const reported = { ...anonymous, reportedAt: message.createdAt };
  listed = [reported];
  conversation = { ...OPEN, end: 'blocked' };
  api.on('GET /api/messages/m1', () => ({ body: reported }));
  await show();
  expect(await screen.findByText('Reported')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

it('should make a new link only after saying that the one before is dead then', async () => {
  api.on('POST /api/conversations/m1/link', () => ({ status: 201, body: { conversation: 'to-ken' } }));
  const { user } = await show();
  await screen.findByLabelText(/^Your reply/);
  await choose(user, 'New link for the sender');
  const dialog = await screen.findByRole('dialog', { name: 'New link for the sender' });
  expect(within(dialog).getByText(/The old link stops working right away\./)).toBeTruthy();
  expect(changes()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  const link = await within(dialog).findByLabelText<HTMLInputElement>(/^Link/);
  expect(link.value).toBe(`${window.location.origin}/conversation/to-ken`);
  await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link.value);
});

it('should offer a link for the sender of an old message, who has none', async () => {
  conversation = { ...OPEN, end: 'no-link' };
  api.on('POST /api/conversations/m1/link', () => {
    conversation = OPEN;
    return { status: 201, body: { conversation: 'to-ken' } };
  });
  const { user } = await show();
  await screen.findByText(/has no link/);
  expect(screen.queryByLabelText(/^Your reply/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const dialog = await screen.findByRole('dialog', { name: 'New link for the sender' });
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  // The form for an answer has taken the place of the question, and the link is still there.
  await screen.findByLabelText(/^Your reply/);
  expect(screen.queryByText(/has no link/)).toBeNull();
  expect(within(dialog).getByLabelText(/^Link/)).toHaveProperty('isConnected', true);
});
