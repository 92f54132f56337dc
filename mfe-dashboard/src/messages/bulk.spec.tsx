/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suitcase } from '../codes/testing/code-answers';
import remote from '../remote';
import MessagesPage from './messages.page';
import type { Message } from './messages.queries';
import { keysFound } from './testing/message-answers';

installDialogInJsdom();
const api = fakeApi();

const message = (id: string): Message => ({
  ...keysFound,
  id,
  body: `Body of ${id}`,
  sender: { name: id, email: null, phone: null, number: null },
  lastMessage: { side: 'sender', body: `Body of ${id}` },
});

const CODE = '01930000-0000-7000-8000-000000000001';
let listed: Message[];
let total: number;
const bulks = () =>
  api.calls.filter(({ call }) => call === 'POST /api/messages/bulk').map(({ body }) => body);
const lists = () =>
  api.calls.filter(({ call }) => call.startsWith('GET /api/messages?')).map(({ call }) => call);
const names = () =>
  screen
    .queryAllByRole('checkbox', { name: /^Select message from/ })
    .map((row) => row.getAttribute('aria-label')!.slice(-3));
const action = (name: string) =>
  within(screen.getByRole('group', { name: 'Actions for selected messages' })).getByRole('button', { name });
/** A dialog stays in the document until it has faded out. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;

function Page() {
  return (
    <>
      <MessagesPage />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
}
const show = async (at = '/messages') => {
  const page = await renderPage({ remote, Page, path: '/messages', at });
  await screen.findAllByText(/^Body of/);
  return { ...page, user: userEvent.setup() };
};

afterEach(() => act(() => dismissToast()));
beforeEach(() => {
  listed = ['Ann', 'Bob', 'Cid'].map(message);
  total = 3;
  api.on('GET /api/messages', () => ({ body: { items: listed, total, page: 1, pageSize: 3, unread: 3 } }));
  api.on('GET /api/my-codes', () => ({
    body: {
      items: [
        { ...suitcase, id: CODE },
        { ...suitcase, id: 'c2', label: 'Bike' },
      ],
      total: 2,
      page: 1,
      pageSize: 100,
    },
  }));
  api.on('POST /api/messages/bulk', ({ body }) => {
    const { ids = listed.map(({ id }) => id), action: wanted } = body as { ids?: string[]; action: string };
    if (wanted === 'archive' || wanted === 'delete') listed = listed.filter(({ id }) => !ids.includes(id));
    return { body: { changed: ids.length, change: 'change-1' } };
  });
});

it('should archive what is chosen at once, and undo exactly that', async () => {
  const { user } = await show();
  await user.click(box('Select message from Ann'));
  await user.click(box('Select message from Cid'));
  expect(box('Select all on this page').indeterminate).toBe(true);
  expect(screen.getByText('2 selected')).toBeTruthy();
  let answer = () => undefined as void;
  api.on(
    'POST /api/messages/bulk',
    () => new Promise((done) => (answer = () => done({ body: { changed: 2, change: 'x' } }))),
  );
  await user.click(action('Archive'));
  // The list changes before the server has answered.
  await waitFor(() => expect(names()).toEqual(['Bob']));
  expect(document.activeElement?.textContent).toContain('Bob');
  await waitFor(() => expect(bulks()).toEqual([{ ids: ['Ann', 'Cid'], action: 'archive' }]));
  listed = listed.slice(1, 2);
  answer();
  await screen.findByText('2 messages archived');
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(bulks()).toHaveLength(2));
  expect(bulks()[1]).toEqual({ change: 'x', action: 'unarchive' });
});

it('should take all that match by their filter, once the whole page is chosen', async () => {
  total = 240;
  const { user } = await show('/messages?show=unread&kind=feedback&q=keys');
  await user.click(box('Select all on this page'));
  await user.click(screen.getByRole('button', { name: 'Select all 240 matching messages' }));
  expect(screen.getByText('240 selected')).toBeTruthy();
  await user.click(action('Mark as read'));
  const filter = { show: 'unread', kind: 'feedback', q: 'keys' };
  await waitFor(() => expect(bulks()).toEqual([{ filter, action: 'read' }]));
  await waitFor(() => expect(box('Select all on this page').checked).toBe(false));
  expect(document.activeElement).toBe(box('Select all on this page'));
});

it('should delete after a question that says how many', async () => {
  const { user } = await show();
  await user.click(box('Select all on this page'));
  await user.click(action('Delete'));
  const dialog = screen.getByRole('dialog', { name: 'Delete 3 messages?' });
  expect(bulks()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(bulks()).toEqual([{ ids: ['Ann', 'Bob', 'Cid'], action: 'delete' }]));
  expect(await screen.findByText('3 messages deleted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('should take a bulk change back when the server refuses it', async () => {
  api.on('POST /api/messages/bulk', () => failure('malformed_request'));
  const { user } = await show();
  await user.click(box('Select message from Bob'));
  await user.click(action('Archive'));
  expect(await screen.findByText('Couldn’t update the messages')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Ann', 'Bob', 'Cid']));
});

it('should forget the choice with another filter, and keep code and kind in the address', async () => {
  const { user, address } = await show();
  await user.click(box('Select all on this page'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Feedback');
  expect(box('Select all on this page').checked).toBe(false);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Code' }), 'Suitcase');
  expect(address()).toBe(`/messages?kind=feedback&code=${CODE}`);
  await waitFor(() => expect(lists().at(-1)).toBe(`GET /api/messages?page=1&kind=feedback&code=${CODE}`));
  await user.click(screen.getByRole('button', { name: 'Unread' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV…' }));
  expect((await screen.findByRole('link', { name: 'Download' })).getAttribute('href')).toBe(
    `/api/messages.csv?kind=feedback&code=${CODE}&unread=true&separator=comma`,
  );
});

it('should lead through the list and act on a row by keys, but not while somebody types', async () => {
  const { user, address } = await show();
  await user.keyboard('jjk');
  expect(document.activeElement?.textContent).toContain('Ann');
  await user.keyboard('jx');
  expect(box('Select message from Bob').checked).toBe(true);
  await user.keyboard('xe');
  await waitFor(() => expect(names()).toEqual(['Ann', 'Cid']));
  expect(document.activeElement?.textContent).toContain('Cid');
  await user.keyboard('u');
  await waitFor(() => expect(bulks().at(-1)).toEqual({ ids: ['Cid'], action: 'unread' }));
  await user.keyboard('#');
  expect(screen.getByRole('dialog', { name: 'Delete this message?' })).toBeTruthy();
  await user.keyboard('j');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await closed();
  await user.type(screen.getByRole('searchbox'), 'je#?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(address()).toBe('/messages?q=je%23%3F'));
  expect(bulks()).toHaveLength(2);
});

it('should list the keys, and let them be switched off for good (WCAG 2.1.4)', async () => {
  const { user } = await show();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Next message')).toBeTruthy();
  await user.click(within(dialog).getByRole('switch', { name: 'Use keyboard shortcuts' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await closed();
  await user.keyboard('j?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(screen.getByRole('switch', { name: 'Use keyboard shortcuts' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await closed();
  await user.keyboard('j');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Ann'));
});
