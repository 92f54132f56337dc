/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import MessagesPage from './messages.page';
import { CONVERSATION_PATH as PATH, keysFound } from './testing/message-answers';

installDialogInJsdom();
const api = fakeApi();

const at = keysFound.createdAt;
const sender = { ...keysFound.sender, email: 'zoe@example.org', phone: '0151 2345678' };
const message = { ...keysFound, sender, readAt: at, solvedAt: at };
const STATE = { solvedAt: at, solvedBy: 'owner', keptUntil: null, senderPhone: null };

/** Opens a conversation that is solved, and answers what is about it alone. */
async function show(more: { thanked?: boolean; end?: string } = {}) {
  const written = { position: 0, side: 'sender', body: message.body, createdAt: at };
  const state = {
    end: null,
    thanked: false,
    profilePhone: '112',
    ownerSharesPhone: false,
    ...STATE,
    ...more,
  };
  const body = { messages: [written], messageCount: 1, ownerSeen: 1, senderSeen: 1, ...state };
  api.on('GET /api/messages', () => ({
    body: { items: [message], total: 1, page: 1, pageSize: 20, unread: 0 },
  }));
  api.on('GET /api/messages/m1', () => ({ body: message }));
  api.on(`GET ${PATH}`, () => ({ body }));
  api.on(`POST ${PATH}/seen`, () => ({ status: 204 }));
  api.on('GET /api/quick-replies', () => ({ body: { replies: null } }));
  await renderPage({ remote, Page: MessagesPage, path: '/messages', at: '/messages?id=m1' });
  await screen.findByText(/^You marked this conversation as solved/);
  return within(screen.getByRole('article'));
}
const names = (buttons: HTMLElement[]) => buttons.map((button) => button.ariaLabel ?? button.textContent);

it.each([
  [false, 'Thank-you note (optional)', 'Say thank you'],
  [true, 'Your reply', 'Send reply'],
])('should leave one text box and three buttons, thanked: %s', async (thanked, label, send) => {
  const article = await show({ thanked });
  expect(article.getAllByRole('textbox')).toEqual([
    article.getByLabelText(new RegExp(`^${label.slice(0, 10)}`)),
  ]);
  expect(names(article.getAllByRole('button'))).toEqual([send, 'Reopen', 'More actions']);
});

it('should keep the rest in the menu, and links to the sender', async () => {
  const article = await show();
  await userEvent.click(article.getByRole('button', { name: 'More actions' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Mark as unread',
    'Archive',
    'Delete',
    'Share my phone number',
    'New link for the sender',
    'Block sender',
    'Report',
  ]);
  const links = article.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    expect.arrayContaining([expect.stringMatching(/^mailto:zoe@example\.org/), 'tel:01512345678']),
  );
});

it('should share the own number from the menu', async () => {
  const article = await show();
  api.on(`PUT ${PATH}/phone`, () => ({ status: 204 }));
  await userEvent.click(article.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share my phone number' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain(`PUT ${PATH}/phone`));
});

it('should lead `r` to the thanks', async () => {
  const article = await show();
  await userEvent.keyboard('r');
  expect(document.activeElement).toBe(article.getByRole('textbox'));
});

it('should offer the menu alone where the conversation is over', async () => {
  const article = await show({ end: 'given-up' });
  expect(article.queryByRole('textbox')).toBeNull();
  expect(names(article.getAllByRole('button'))).toEqual(['More actions']);
});
