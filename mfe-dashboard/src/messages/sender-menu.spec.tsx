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

installDialogInJsdom();
const api = fakeApi();

const message: Message = {
  id: 'm1',
  kind: 'message',
  body: 'Buy now',
  sender: { name: 'Spam', email: 'spam@example.org', phone: null },
  code: { id: 'c1', alias: 'ABCD2345', label: 'Keys' },
  createdAt: '2026-11-20T10:00:00.000Z',
  readAt: '2026-11-20T10:00:00.000Z',
  archivedAt: null,
  reportedAt: null,
  solvedAt: null,
};
const blocked = { id: 'b1', address: 'spam@example.org', createdAt: '2026-11-20T10:00:00.000Z' };
let listed: Message[];
let senders: (typeof blocked)[];
const changes = () => api.calls.map(({ call }) => call).filter((call) => !call.startsWith('GET'));

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
  const dialog = screen.getByRole('dialog', { name: 'Blocked senders' });
  await user.click(await within(dialog).findByRole('button', { name: 'Unblock spam@example.org' }));
  expect(await within(dialog).findByText(/^Nobody is blocked/)).toBeTruthy();
});

it('should report after a question that says who may read it then, and close the message', async () => {
  const { user, address } = await show();
  await choose(user, 'Report');
  const dialog = await screen.findByRole('dialog', { name: 'Report this message?' });
  expect(within(dialog).getByText(/^Administrators may read it/)).toBeTruthy();
  expect(changes()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(address()).toBe('/messages'));
  expect(changes()).toEqual(['POST /api/messages/m1/report']);
});

it('should offer no blocking of who left nothing to know them by', async () => {
  const anonymous = {
    ...message,
    sender: { name: null, email: null, phone: null },
    reportedAt: message.createdAt,
  };
  listed = [anonymous];
  api.on('GET /api/messages/m1', () => ({ body: anonymous }));
  await show();
  expect(await screen.findByText('Reported')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});
