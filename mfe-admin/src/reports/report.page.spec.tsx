/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { ToastViewport } from '@ringtag/ui';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ReportPage from './report.page';
import type { Report, ReportedConversation, ReportedMessage } from './reports.queries';

installDialogInJsdom();
const api = fakeApi();

const AT = '2026-11-20T10:00:00.000Z';
const written: Omit<ReportedMessage, 'position' | 'side' | 'body'> = {
  photos: [],
  place: null,
  createdAt: AT,
};
const report: Report = {
  id: 'r1',
  code: { id: 'i1', alias: 'BCDFG23456' },
  owner: { id: 'u1', name: 'Ann' },
  messageCount: 3,
  reportedAt: AT,
  settledAt: null,
  settledBy: null,
};
const PATH = '/api/reports/r1';
const settledReport: Report = { ...report, settledAt: AT, settledBy: { id: 'u3', name: 'Zoë' } };
let conversation: ReportedConversation;

function Page() {
  return (
    <>
      <ReportPage />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
}

async function show() {
  await renderPage({ remote, Page, path: '/reports/:id', at: '/reports/r1' });
  await screen.findByRole('list', { name: 'Messages from both sides' });
  return userEvent.setup();
}
const countReadings = () => api.calls.filter(({ call }) => call.startsWith(`GET ${PATH}`)).length;

beforeEach(() => {
  conversation = {
    ...report,
    kind: 'message',
    senderName: 'Owner',
    messages: [
      { position: 0, side: 'sender', body: 'Give me money', ...written },
      {
        ...{ position: 1, side: 'sender', body: '', ...written },
        photos: [{ id: 'p1', width: 40, height: 30 }],
        place: { latitude: 52.5, longitude: 13.4, accuracy: 12, about: false },
      },
      { position: 2, side: 'owner', body: 'No', ...written },
    ],
  };
  api.on(`GET ${PATH}`, () => ({ body: conversation }));
});

it('should show what each side wrote, whatever name the sender has chosen', async () => {
  await show();
  const thread = screen.getByRole('list', { name: 'Messages from both sides' });
  const [first, second, third] = within(thread)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === thread) as [HTMLElement, HTMLElement, HTMLElement];
  expect(first.textContent).toMatch(/^Sender · OwnerGive me money/);
  expect(third.textContent).toMatch(/^Owner · AnnNo/);
  const photo = within(second).getByRole('link', { name: 'Photo 1' });
  expect(photo.getAttribute('href')).toBe(`${PATH}/photos/p1`);
  expect(second.textContent).toContain('52.50000, 13.40000');
  expect(screen.getByRole('link', { name: 'BCDFG-23456' }).getAttribute('href')).toBe('/item/i1');
  expect(screen.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/users/u1');
});

it('should read a long conversation from its beginning', async () => {
  const [first, ...later] = conversation.messages as [ReportedMessage, ...ReportedMessage[]];
  api.on(`GET ${PATH}`, ({ query }) => ({
    body: { ...conversation, messages: query.get('before') === '1' ? [first] : later },
  }));
  await show();
  expect(screen.getByText('Give me money')).toBeTruthy();
  expect(countReadings()).toBe(2);
});

it('should settle the report and open it again, without reading the conversation anew', async () => {
  api.on(`PUT ${PATH}/settled`, () => ({ body: settledReport }));
  api.on(`DELETE ${PATH}/settled`, () => ({ body: report }));
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
  expect(await screen.findByText('Report marked as resolved')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zoë' }).getAttribute('href')).toBe('/users/u3');
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('button', { name: 'Mark as resolved' })).toBeTruthy();
  expect(screen.getByText('Give me money')).toBeTruthy();
  expect(countReadings()).toBe(1);
});

it('should say that settling failed, and keep the report as it is', async () => {
  api.on(`PUT ${PATH}/settled`, () => failure('unavailable'));
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
  expect(await screen.findByText('Couldn’t update the report')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark as resolved' })).toBeTruthy();
});

it('should delete after a question that says what goes, and say when it fails', async () => {
  api.on(`DELETE ${PATH}`, () => failure('unavailable'));
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Delete conversation…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this conversation?' }));
  expect(
    dialog.getByText(/This removes it for the owner and the sender, including all photos\./),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Couldn’t delete the conversation')).toBeTruthy();
  api.on(`DELETE ${PATH}`, () => ({ status: 204 }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Conversation deleted')).toBeTruthy();
});

it('should say that a conversation is not there, or was not reported', async () => {
  api.on(`GET ${PATH}`, () => failure('not_found'));
  await renderPage({ remote, Page, path: '/reports/:id', at: '/reports/r1' });
  expect(
    await screen.findByRole('heading', { name: 'Couldn’t load the reported conversation' }),
  ).toBeTruthy();
});
