/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { userQueryOptions, type User } from '@ringtag/session';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import remote from '../remote';
import { Conversation } from './conversation';
import type { Message } from './messages.queries';
import {
  CONVERSATION_PATH as PATH,
  fakeConversation,
  type FakeConversation,
  keysFound,
} from './testing/message-answers';

installDialogInJsdom();
const api = fakeApi();
let conversation: FakeConversation;
const show = () =>
  renderPage({ remote, Page: () => <Conversation message={keysFound} />, path: '/messages' });
const texts = async () =>
  within(await screen.findByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const sent = () => api.calls.filter(({ call }) => call === `POST ${PATH}/messages`).map(({ body }) => body);
const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your reply/);
const send = () => screen.getByRole('button', { name: 'Send reply' });

beforeEach(() => {
  conversation = fakeConversation(api);
});

it('should send an answer and show it', async () => {
  await show();
  await fillIn(await field(), ' Thank you ');
  await userEvent.click(send());
  expect((await texts())[0]).toMatch(/^YouThank you/);
  expect(sent()).toEqual([{ body: 'Thank you', submission: expect.stringMatching(/^[\da-f-]{36}$/) }]);
  expect((await field()).value).toBe('');
});

it('should have the focus in the field after sending by the keyboard', async () => {
  await show();
  await fillIn(await field(), 'Thank you');
  send().focus();
  await userEvent.keyboard('{Enter}');
  expect((await texts())[0]).toMatch(/^YouThank you/);
  expect(document.activeElement).toBe(await field());
});

it.each(['Control', 'Meta'])('should send with %s+Enter, while Enter alone begins a line', async (key) => {
  await show();
  await fillIn(await field(), 'Thank you');
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual([]);
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect((await texts())[0]).toMatch(/^YouThank you/);
  expect(sent()).toHaveLength(1);
});

it('should keep what was typed when it is refused, and send the same message again', async () => {
  api.on(`POST ${PATH}/messages`, () => failure('unavailable'));
  await show();
  await fillIn(await field(), 'Thank you');
  await userEvent.click(send());
  await screen.findByText('Couldn’t send your reply');
  await userEvent.click(send());
  const [first, second] = sent();
  expect(second).toEqual(first);
  expect((await field()).value).toBe('Thank you');
});

it('should send another message where the text was changed after a failure', async () => {
  api.on(`POST ${PATH}/messages`, () => failure('unavailable'));
  await show();
  await fillIn(await field(), 'Thank you');
  await userEvent.click(send());
  await screen.findByText('Couldn’t send your reply');
  await userEvent.type(await field(), '!');
  await userEvent.click(send());
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent() as { submission: string }[];
  expect(second!.submission).not.toBe(first!.submission);
});

it('should keep what is typed while an answer is on its way', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  api.on(`POST ${PATH}/messages`, async ({ body }) => {
    await arrived;
    conversation.add('owner', (body as { body: string }).body);
    return { status: 201, body: conversation.written.at(-1) };
  });
  await show();
  await fillIn(await field(), 'Thank you');
  await userEvent.click(send());
  await fillIn(await field(), '. Where are you?');
  arrive();
  expect((await texts())[0]).toMatch(/^YouThank you/);
  expect((await field()).value).toBe('Thank you. Where are you?');
});

it('should keep what was typed for its conversation until it is sent, whatever is opened meanwhile', async () => {
  let arrive: () => void = () => undefined;
  api.on(`POST ${PATH}/messages`, async ({ body }) => {
    await new Promise<void>((resolve) => (arrive = resolve));
    conversation.add('owner', (body as { body: string }).body);
    return { status: 201, body: conversation.written.at(-1) };
  });
  const other = { ...keysFound, id: 'm2' };
  api.on('GET /api/conversations/m2', () => ({
    body: { messages: conversation.written, messageCount: 1, ownerSeen: 1, senderSeen: 1, end: null },
  }));
  api.on('POST /api/conversations/m2/seen', () => ({ status: 204 }));
  function Reader() {
    const [shown, setShown] = useState<Message | undefined>(keysFound);
    return (
      <>
        <button onClick={() => setShown(keysFound)}>First</button>
        <button onClick={() => setShown(other)}>Second</button>
        <button onClick={() => setShown(undefined)}>Nothing</button>
        {shown && <Conversation key={shown.id} message={shown} />}
      </>
    );
  }
  await renderPage({ remote, Page: Reader, path: '/messages' });
  const open = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await fillIn(await field(), 'Thank you');
  await open('Second');
  expect((await field()).value).toBe('');
  await open('First');
  expect((await field()).value).toBe('Thank you');
  await userEvent.click(send());
  await open('Nothing');
  await act(async () => arrive());
  await open('First');
  expect((await texts())[0]).toMatch(/^YouThank you/);
  expect((await field()).value).toBe('');
});

it('should send the same message again where the person looked at something else since it failed', async () => {
  api.on(`POST ${PATH}/messages`, () => failure('unavailable'));
  function Reader() {
    const [number, setNumber] = useState(0);
    return (
      <>
        <button onClick={() => setNumber(number + 1)}>Again</button>
        <Conversation key={number} message={keysFound} />
      </>
    );
  }
  await renderPage({ remote, Page: Reader, path: '/messages' });
  await fillIn(await field(), 'Thank you');
  await userEvent.click(send());
  await screen.findByText('Couldn’t send your reply');
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  await field();
  await userEvent.click(send());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(sent()[0]);
});

it('should forget the draft when the person signs out', async () => {
  const { queryClient } = await show();
  await fillIn(await field(), 'Thank you');
  act(() => void queryClient.setQueryData(userQueryOptions.queryKey, { id: 'other' } as User));
  expect((await field()).value).toBe('');
});

describe('with photos', () => {
  /** Node's fetch does not accept the FormData of jsdom. */
  class TextForm {
    private readonly parts: [string, string][] = [];
    append(name: string, value: string | File): void {
      this.parts.push([name, typeof value === 'string' ? value : value.name]);
    }
    toString(): string {
      return JSON.stringify(this.parts);
    }
  }
  // jsdom decodes no pictures: they are sent as they are.
  beforeEach(() => {
    Object.assign(window, {
      createImageBitmap: () => Promise.reject(new Error('no')),
      FormData: TextForm,
    });
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLImageElement,
    ) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    });
  });
  afterEach(() => jest.restoreAllMocks());
  const choose = async (...names: string[]) =>
    userEvent.upload(
      await screen.findByLabelText('Add photos', { selector: 'input' }),
      names.map((name) => new File([name], name, { type: 'image/png' })),
    );

  it('should send up to three, also without a text, and none that was removed', async () => {
    const posted = jest.fn();
    api.on(`POST ${PATH}/photos`, ({ body }) => {
      posted(body);
      conversation.add('owner', '', { photos: [{ id: 'p1', width: 1, height: 1 }] });
      return { status: 201, body: conversation.written.at(-1) };
    });
    await show();
    await field();
    expect(send()).toHaveProperty('disabled', true);
    await choose('a.png', 'b.png', 'c.png', 'd.png');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
    await userEvent.click(send());
    expect(await screen.findByRole('button', { name: 'Photo 1' })).toBeTruthy();
    expect(posted).toHaveBeenCalledTimes(1);
    expect(JSON.parse(posted.mock.calls[0]![0] as string)).toEqual([
      ['body', ''],
      ['submission', expect.stringMatching(/^[\da-f-]{36}$/)],
      ['photos', 'a.png'],
      ['photos', 'c.png'],
    ]);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('should keep text and photos when they are refused, and say why', async () => {
    api.on(`POST ${PATH}/photos`, () => failure('photos_full'));
    await show();
    await choose('a.png');
    await fillIn(await field(), 'Thank you');
    await userEvent.click(send());
    expect(await screen.findByText(/^This conversation has reached its photo limit./)).toBeTruthy();
    expect((await field()).value).toBe('Thank you');
    expect(screen.getByRole('button', { name: 'Remove photo 1' })).toBeTruthy();
  });

  it('should keep what is typed while they are made small, and wait for them', async () => {
    let refuse: (reason: Error) => void = () => undefined;
    Object.assign(window, {
      createImageBitmap: () => new Promise((_, reject: typeof refuse) => (refuse = reject)),
    });
    await show();
    await fillIn(await field(), 'Is this');
    await choose('a.png');
    await fillIn(await field(), ' yours?');
    expect(send()).toHaveProperty('disabled', true);
    await act(async () => refuse(new Error('no')));
    expect(await screen.findByRole('button', { name: 'Remove photo 1' })).toBeTruthy();
    expect((await field()).value).toBe('Is this yours?');
    expect(send()).toHaveProperty('disabled', false);
  });

  it('should offer to choose more until there are three', async () => {
    await show();
    await choose('a.png', 'b.png');
    const add = () => screen.queryByRole('button', { name: 'Add photos' });
    expect(await screen.findByRole('button', { name: 'Remove photo 2' })).toBeTruthy();
    expect(add()).toBeTruthy();
    await choose('c.png');
    expect(await screen.findByRole('button', { name: 'Remove photo 3' })).toBeTruthy();
    expect(add()).toBeNull();
  });
});
