/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { Conversation } from './conversation';
import { CONVERSATION_PATH as PATH, keysFound } from './testing/message-answers';

const api = fakeApi();
const at = keysFound.createdAt;
const OPEN = { end: null, solvedAt: null, solvedBy: null, thanked: false, keptUntil: null };
const SILENT = { senderPhone: null, ownerSharesPhone: false, profilePhone: null };

let state: object;
/** What was said of the conversation, and the text with it. */
const said = () =>
  api.calls
    .filter(({ call }) => !call.startsWith('GET') && !call.endsWith('/seen'))
    .map(({ call, body }) => [call.replace(PATH, ''), body]);
const show = (more: object) => {
  state = { ...OPEN, ...SILENT, ...more };
  return renderPage({ remote, Page: () => <Conversation message={keysFound} />, path: '/messages' });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  api.on(`GET ${PATH}`, () => {
    const messages = [{ position: 0, side: 'sender', body: keysFound.body, createdAt: at }];
    return { body: { messages, messageCount: 1, ownerSeen: 1, senderSeen: 1, ...state } };
  });
  api.on(`POST ${PATH}/seen`, () => ({ status: 204 }));
  const become = (more: object) => () => {
    state = { ...state, ...more };
    return { status: 204 };
  };
  api.on(`PUT ${PATH}/solved`, become({ solvedAt: at, solvedBy: 'owner' }));
  api.on(`DELETE ${PATH}/solved`, become({ solvedAt: null, solvedBy: null }));
  api.on(`POST ${PATH}/thanks`, become({ thanked: true }));
  api.on(`PUT ${PATH}/phone`, become({ ownerSharesPhone: true }));
  api.on(`DELETE ${PATH}/phone`, become({ ownerSharesPhone: false }));
});

it('should mark a conversation as solved, and open it again', async () => {
  await show({});
  await press('Mark as solved');
  expect(await screen.findByText(/^You marked this conversation as solved/)).toBeTruthy();
  await press('Reopen');
  expect(await screen.findByRole('button', { name: 'Mark as solved' })).toBeTruthy();
  expect(said().map(([call]) => call)).toEqual(['PUT /solved', 'DELETE /solved']);
});

it.each([
  ['sender', null, /^The sender marked this conversation as solved. We’ll keep it until you delete it/],
  ['owner', at, /^You marked this conversation as solved. .*20.*2026/],
])('should say who solved it and what stays: %s, %s', async (solvedBy, keptUntil, text) => {
  await show({ solvedAt: at, solvedBy, keptUntil });
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([
  ['', {}],
  [' You saved my week ', { text: 'You saved my week' }],
])('should thank once with own words or without: %j', async (words, body) => {
  await show({ solvedAt: at, solvedBy: 'sender' });
  const field = await screen.findByLabelText(/^Thank-you note \(optional\)/);
  if (words) await userEvent.type(field, words);
  await press('Say thank you');
  expect(await screen.findByText(/^You said thank you\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Say thank you' })).toBeNull();
  expect(said()).toEqual([['POST /thanks', body]]);
});

it('should show the number of the profile, and take it back', async () => {
  await show({ profilePhone: '+49 170 1234567' });
  await press('Share my phone number');
  expect(await screen.findByText('+49 170 1234567')).toBeTruthy();
  await press('Stop sharing my number');
  expect(await screen.findByRole('button', { name: 'Share my phone number' })).toBeTruthy();
  expect(said().map(([call]) => call)).toEqual(['PUT /phone', 'DELETE /phone']);
});

it('should offer no number where the profile has none', async () => {
  await show({});
  await screen.findByRole('button', { name: 'Mark as solved' });
  expect(screen.queryByRole('button', { name: 'Share my phone number' })).toBeNull();
});

it("should show the sender's number as a link that calls it", async () => {
  await show({ senderPhone: '0151 2345678' });
  const link = await screen.findByRole('link', { name: '0151 2345678' });
  expect(link.getAttribute('href')).toBe('tel:01512345678');
});

it('should call what the server says is dialled', async () => {
  await show({ senderPhone: '+49 (0)151 2345678', senderDialled: '+491512345678' });
  const link = await screen.findByRole('link', { name: '+49 (0)151 2345678' });
  expect(link.getAttribute('href')).toBe('tel:+491512345678');
});

it('should offer nothing but to take the own number back where the conversation is over', async () => {
  await show({ end: 'blocked', profilePhone: '112', ownerSharesPhone: true });
  expect(await screen.findByRole('button', { name: 'Stop sharing my number' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mark as solved' })).toBeNull();
});

it('should say what could not be done', async () => {
  api.on(`PUT ${PATH}/solved`, () => failure('unavailable'));
  await show({});
  await press('Mark as solved');
  expect(await screen.findByText('Couldn’t update the conversation')).toBeTruthy();
});
