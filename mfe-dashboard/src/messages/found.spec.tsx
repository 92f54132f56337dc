/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suitcaseDetail } from '../codes/testing/code-answers';
import remote from '../remote';
import MessagesPage from './messages.page';
import { CONVERSATION_PATH, fakeConversation, keysFound } from './testing/message-answers';

installDialogInJsdom();
const api = fakeApi();
const LOST = { words: 'He is shy', reward: '50 €', since: '2026-11-21T10:00:00.000Z', openings: 2 };
const SOLVED = `${CONVERSATION_PATH}/solved`;
const Page = () => (
  <>
    <MessagesPage />
    <ToastViewport label="Notifications" closeLabel="Close" />
  </>
);

/** Opens a conversation about a code, which is lost or not. */
async function show(lost: typeof LOST | null, helping?: object) {
  let code: object = { ...suitcaseDetail, lost };
  const message = { ...keysFound, ...(helping && { helping }) };
  fakeConversation(api);
  api.on('GET /api/messages', () => ({
    body: { items: [message], total: 1, page: 1, pageSize: 20, unread: 0 },
  }));
  api.on('GET /api/messages/m1', () => ({ body: message }));
  api.on('PATCH /api/messages/m1', () => ({ body: message }));
  api.on('GET /api/quick-replies', () => ({ body: { replies: null } }));
  api.on('GET /api/my-codes/c1', () => ({ body: code }));
  api.on('DELETE /api/my-codes/c1/lost', () => ({ body: (code = { ...code, lost: null }) }));
  api.on('PUT /api/my-codes/c1/lost', () => ({ body: (code = { ...code, lost }) }));
  api.on(`PUT ${SOLVED}`, () => ({ status: 204 }));
  api.on(`DELETE ${SOLVED}`, () => ({ status: 204 }));
  await renderPage({ remote, Page, path: '/messages', at: '/messages?id=m1' });
  const article = within(await screen.findByRole('article'));
  await article.findByRole('button', { name: 'Mark as solved' });
  return article;
}
const listChanges = () =>
  api.calls.filter(({ call }) => /\/(lost|solved)$/.test(call)).map(({ call, body }) => [call, body]);
afterEach(() => act(() => dismissToast()));

it('should end that the code is lost and solve the conversation at one press, and undo both', async () => {
  const article = await show(LOST);
  await userEvent.click(await article.findByRole('button', { name: 'I have it back' }));
  await screen.findByText('Suitcase isn’t lost anymore');
  expect(listChanges()).toEqual([
    [`PUT ${SOLVED}`, undefined],
    ['DELETE /api/my-codes/c1/lost', undefined],
  ]);
  expect(article.queryByRole('button', { name: 'I have it back' })).toBeNull();
  // The keyboard: the toast listens for swipes, which jsdom does not know.
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await userEvent.keyboard('{Enter}');
  await article.findByRole('button', { name: 'I have it back' });
  expect(listChanges().slice(2)).toEqual([
    [`DELETE ${SOLVED}`, undefined],
    ['PUT /api/my-codes/c1/lost', { words: 'He is shy', reward: '50 €' }],
  ]);
});

it('should say so when it failed, and stay', async () => {
  const article = await show(LOST);
  api.on('DELETE /api/my-codes/c1/lost', () => failure('not_found'));
  await userEvent.click(await article.findByRole('button', { name: 'I have it back' }));
  await screen.findByText('Couldn’t end the lost mode');
  expect(article.getByRole('button', { name: 'I have it back' })).toBeTruthy();
});

it.each([
  ['a code that is not lost', null, undefined, 1],
  ['whoever helps', LOST, { owner: 'Ann Lee' }, 0],
] as const)('should not be offered for %s', async (_, lost, helping, asked) => {
  const article = await show(lost, helping);
  const listAsked = () => api.calls.filter(({ call }) => call === 'GET /api/my-codes/c1');
  await waitFor(() => expect(listAsked()).toHaveLength(asked));
  expect(article.queryByRole('button', { name: 'I have it back' })).toBeNull();
});
