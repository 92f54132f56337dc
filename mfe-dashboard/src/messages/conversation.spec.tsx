/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { QUICK_REPLIES } from '@ringtag/contracts';
import { inboxKeys } from '@ringtag/mf-contract';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { Conversation } from './conversation';
import {
  CONVERSATION_PATH as PATH,
  fakeConversation,
  type FakeConversation,
  keysFound,
} from './testing/message-answers';

installDialogInJsdom();
const api = fakeApi();
const { createdAt } = keysFound;
let conversation: FakeConversation;
let replies: string[] | null;
const show = () =>
  renderPage({ remote, Page: () => <Conversation message={keysFound} />, path: '/messages' });
const texts = async () =>
  within(await screen.findByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const sent = () => api.calls.filter(({ call }) => call === `POST ${PATH}/messages`).map(({ body }) => body);

beforeEach(() => {
  conversation = fakeConversation(api, 2);
  replies = null;
  api.on('GET /api/quick-replies', () => ({ body: { replies } }));
  api.on('PUT /api/quick-replies', ({ body }) => {
    replies = (body as { replies: string[] }).replies;
    return { body: { replies } };
  });
  api.on('DELETE /api/quick-replies', () => {
    replies = null;
    return { status: 204 };
  });
});

it('should show all that was written after the message, also what comes in several answers', async () => {
  for (const [side, text] of [
    ['owner', 'Where?'],
    ['sender', 'At the station'],
    ['owner', 'Thanks'],
  ] as const)
    conversation.add(side, text);
  await show();
  const shown = await texts();
  expect(shown).toHaveLength(3);
  expect(shown[0]).toMatch(/^YouWhere\?.*Read$/);
  expect(shown[1]).toMatch(/^ZoëAt the station/);
  expect(shown[2]).not.toMatch(/Read$/);
});

it('should not read again what it knows', async () => {
  const asked = () => api.calls.map(({ call }) => call).filter((call) => call.startsWith(`GET ${PATH}`));
  const bodies = ['Where?', 'At the station', 'Thanks', 'Bye', 'One more', 'Another', 'The last one'];
  for (const text of bodies.slice(0, 4)) conversation.add('sender', text);
  api.on('PATCH /api/messages/m1', () => ({ body: { ...keysFound, readAt: createdAt } }));
  const { queryClient } = await show();
  expect(await texts()).toHaveLength(4);
  expect(asked()).toEqual([`GET ${PATH}`, `GET ${PATH}?before=3`, `GET ${PATH}?before=1`]);
  for (const text of bodies.slice(4)) conversation.add('sender', text);
  await act(() => queryClient.invalidateQueries({ queryKey: inboxKeys.conversation({ id: 'm1' }) }));
  const shown = bodies.map((text) => expect.stringContaining(text) as string);
  await waitFor(async () => expect(await texts()).toEqual(shown));
  expect(asked().slice(3)).toEqual([`GET ${PATH}`, `GET ${PATH}?before=6`]);
});

it('should read what the sender writes while the owner looks at it, and nothing else', async () => {
  const changes: unknown[] = [];
  api.on('PATCH /api/messages/m1', ({ body }) => {
    changes.push(body);
    return { body: { ...keysFound, readAt: createdAt } };
  });
  const { queryClient } = await show();
  await screen.findByLabelText(/^Your reply/);
  const queryKey = inboxKeys.conversation({ id: 'm1' });
  const readAgain = () => act(() => queryClient.invalidateQueries({ queryKey }));
  conversation.add('owner', 'From another tab');
  await readAgain();
  expect(await texts()).toHaveLength(1);
  expect(changes).toEqual([]);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  conversation.add('sender', 'At the station');
  await readAgain();
  expect(await texts()).toHaveLength(2);
  expect(changes).toEqual([]);
  hidden.mockRestore();
  await readAgain();
  await waitFor(() => expect(changes).toEqual([{ read: true }]));
  await readAgain();
  expect(changes).toHaveLength(1);
});

it.each([
  ['blocked' as const, /This conversation has ended because you blocked the sender\./],
  ['given-up' as const, /This conversation has ended because you no longer own the code\./],
  ['erased' as const, /This conversation has ended because the sender had their data deleted\./],
])('should offer no form where the conversation is over, and say why: %s', async (reason, text) => {
  conversation.end = reason;
  conversation.add('owner', 'Where are you?');
  await show();
  await screen.findByText(text);
  expect(screen.queryByLabelText(/^Your reply/)).toBeNull();
});

it('should show photos, which open large, and a place with links to maps', async () => {
  const place = { latitude: 52.52508, longitude: 13.3694, accuracy: 500, about: true };
  const photos = ['p1', 'p2'].map((id) => ({ id, width: 40, height: 30 }));
  conversation.add('sender', '', { photos, place });
  await show();
  const [, second] = await screen.findAllByRole('button', { name: /^Photo \d$/ });
  await userEvent.click(second!);
  const dialog = await screen.findByRole('dialog', { name: 'Photo 2' });
  expect(dialog.querySelector('img')!.getAttribute('src')).toBe(`${PATH}/photos/p2`);
  expect((await texts())[0]).toContain('Approximate location52.52508, 13.36940, within 500\u00a0m');
  const map = screen.getByRole('link', { name: 'Open in OpenStreetMap' });
  expect(map.getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=52\.52508&mlon=13\.3694#/,
  );
  expect(map.getAttribute('rel')).toBe('noreferrer noopener');
  expect(screen.getByRole('link', { name: 'Open in a maps app' }).getAttribute('href')).toBe(
    'geo:52.52508,13.3694;u=500',
  );
});

it('should report what it shows, again while it is visible, and nothing while it is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const hidden = jest.spyOn(document, 'visibilityState', 'get');
  const { written } = conversation;
  const other = { messages: written, messageCount: 1, ownerSeen: 1, senderSeen: 1, end: null };
  api.on('GET /api/conversations/m2', () => ({ body: other }));
  const reported: unknown[] = [];
  api.on('POST /api/conversations/m2/seen', ({ body }) => {
    reported.push(body);
    return { status: 204 };
  });
  try {
    const Page = () => <Conversation message={{ ...keysFound, id: 'm2' }} />;
    await renderPage({ remote, Page, path: '/messages' });
    await waitFor(() => expect(reported).toEqual([{ count: 1 }]));
    act(() => jest.advanceTimersByTime(50_000));
    await waitFor(() => expect(reported).toHaveLength(2));
    hidden.mockReturnValue('hidden');
    act(() => jest.advanceTimersByTime(100_000));
    hidden.mockReturnValue('visible');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(reported).toHaveLength(3));
    cleanup();
    act(() => jest.advanceTimersByTime(100_000));
    expect(reported).toHaveLength(3);
  } finally {
    hidden.mockRestore();
    jest.useRealTimers();
  }
});

describe('Quick replies', () => {
  const chips = async () =>
    within(await screen.findByRole('list', { name: 'Quick replies' }))
      .getAllByRole('button')
      .map((chip) => chip.textContent);
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your reply/);
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit quick replies' }));
    return within(await screen.findByRole('dialog', { name: 'Quick replies' }));
  };

  it('should go into the answer, behind what was typed, and send nothing', async () => {
    await show();
    expect((await chips())[0]).toBe('Thank you so much!');
    await userEvent.click(screen.getByRole('button', { name: 'Thank you so much!' }));
    expect(field().value).toBe('Thank you so much!');
    expect(document.activeElement).toBe(field());
    await userEvent.click(screen.getByRole('button', { name: 'When can I pick it up?' }));
    expect(field().value).toBe('Thank you so much!\nWhen can I pick it up?');
    expect(sent()).toEqual([]);
  });

  it('should be changed, put in another order and given back', async () => {
    replies = ['One', 'Two'];
    await show();
    expect(await chips()).toEqual(['One', 'Two']);
    let dialog = await edit();
    await userEvent.click(await dialog.findByRole('button', { name: 'Move quick reply 2 up' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add quick reply' }));
    await fillIn(dialog.getByLabelText('Quick reply 3'), ' Three ');
    await userEvent.click(dialog.getByRole('button', { name: 'Add quick reply' }));
    await userEvent.type(dialog.getByLabelText('Quick reply 4'), 'One');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await chips()).toEqual(['Two', 'One', 'Three']));
    expect(replies).toEqual(['Two', 'One', 'Three']);
    dialog = await edit();
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove quick reply 1' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore suggestions' }));
    await waitFor(async () => expect(await chips()).toContain('Thank you so much!'));
    expect(replies).toBeNull();
  });

  it('should be given back also where there are as many as there may be', async () => {
    replies = Array.from({ length: QUICK_REPLIES.max }, (_, i) => `Reply ${i}`);
    await show();
    const dialog = await edit();
    expect(dialog.queryByRole('button', { name: 'Add quick reply' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore suggestions' }));
    await waitFor(async () => expect(await chips()).toContain('Thank you so much!'));
  });

  it('should say why they could not be saved, and keep what was typed', async () => {
    api.on('PUT /api/quick-replies', () => failure('unavailable'));
    await show();
    const dialog = await edit();
    await userEvent.type(await dialog.findByLabelText('Quick reply 1'), ' 🔑');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Couldn’t save your quick replies')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Quick reply 1').value).toBe('Thank you so much! 🔑');
  });
});
