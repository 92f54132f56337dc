/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import MessagesPage from './messages.page';
import type { Message } from './messages.queries';
import { fakeConversation, keysFound } from './testing/message-answers';

installDialogInJsdom();
const api = fakeApi();
const at = keysFound.createdAt;

let held: Message[];
let inbox: Message[];
const bulks = () =>
  api.calls.filter(({ call }) => call === 'POST /api/messages/bulk').map(({ body }) => body);
const button = (name: string) => screen.getByRole('button', { name });
const findFilter = () => screen.queryByRole('button', { name: /^Held/ });

function Page() {
  return (
    <>
      <MessagesPage />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
}
const show = (search = '') => renderPage({ remote, Page, path: '/messages', at: `/messages${search}` });

afterEach(() => act(() => dismissToast()));
beforeEach(() => {
  held = [{ ...keysFound, archivedAt: at, heldAt: at }];
  inbox = [];
  api.on('GET /api/messages', ({ query }) => {
    const items = query.get('held') === 'true' ? held : inbox;
    return {
      body: { items, total: items.length, page: 1, pageSize: 20, unread: inbox.length, held: held.length },
    };
  });
  api.on('GET /api/messages/m1', () => ({ body: [...held, ...inbox][0] }));
  api.on('PATCH /api/messages/m1', () => ({ body: held[0] }));
  fakeConversation(api);
  api.on('POST /api/messages/bulk', () => {
    inbox = held.map((message) => ({ ...message, archivedAt: null, heldAt: null }));
    held = [];
    return { body: { changed: inbox.length, change: 'change-1' } };
  });
});

it('should show what is held when it is asked for, with its number', async () => {
  const { address } = await show();
  expect(await screen.findByText('Your inbox is empty')).toBeTruthy();
  expect(screen.getByText('1 message is held until its sender confirms an email address.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Show held messages' });
  expect(link.getAttribute('href')).toBe('/messages?show=held');
  await waitFor(() => expect(findFilter()?.textContent).toBe('Held (1)'));
  await userEvent.click(findFilter()!);
  expect(address()).toBe('/messages?show=held');
  expect(await screen.findByText('I found your keys')).toBeTruthy();
});

it('should have no filter for it where nothing is held, unless the address asks for it', async () => {
  held = [];
  await show();
  expect(await screen.findByText('Your inbox is empty')).toBeTruthy();
  expect(findFilter()).toBeNull();
  cleanup();
  await show('?show=held');
  expect(await screen.findByText('No held messages')).toBeTruthy();
  expect(findFilter()?.getAttribute('aria-pressed')).toBe('true');
});

it('should move an open message to the inbox, and say where it went', async () => {
  await show('?show=held&id=m1');
  const message = within(await screen.findByRole('article'));
  expect(message.getByText('Held')).toBeTruthy();
  expect(message.queryByRole('button', { name: 'Archive' })).toBeNull();
  await userEvent.click(message.getByRole('button', { name: 'Move to inbox' }));
  expect(bulks()).toEqual([{ ids: ['m1'], action: 'release' }]);
  expect(await screen.findByText('1 message moved to inbox')).toBeTruthy();
  // There is no way back into what is held.
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(await screen.findByText('No held messages')).toBeTruthy();
});

it('should say that an answer has moved a held message to the inbox', async () => {
  api.on('POST /api/conversations/m1/messages', () => ({ status: 201, body: {} }));
  await show('?show=held&id=m1');
  await fillIn(await screen.findByLabelText(/^Your reply/), 'Who are you?');
  await userEvent.click(button('Send reply'));
  expect(await screen.findByText('Message moved to inbox')).toBeTruthy();
});

it('should move those that are chosen, by button and by key', async () => {
  await show('?show=held');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select message from Zoë' }));
  const actions = within(screen.getByRole('group', { name: 'Actions for selected messages' }));
  expect(actions.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Move to inbox',
    'Delete',
  ]);
  await userEvent.keyboard('e');
  expect(bulks()).toEqual([{ ids: ['m1'], action: 'release' }]);
  await userEvent.click(button('Show all messages'));
  expect(await screen.findByText('I found your keys')).toBeTruthy();
});
