/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suitcaseDetail } from '../codes/testing/code-answers';
import remote from '../remote';
import MyCodePage from './my-code.page';

installDialogInJsdom();
const api = fakeApi();
const SAVE = 'PUT /api/scan/ABCD2345/template';
const tab = (name: string) => screen.findByRole('tab', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function show(search = '') {
  return renderPage({ remote, Page: MyCodePage, path: '/my-code/:id', at: `/my-code/c1${search}` });
}
const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day, index) => ({
  day,
  scans: [4, 0, 2][index],
}));
const message = {
  id: 'm1',
  kind: 'message',
  body: 'I have found it',
  sender: { name: 'Zoë', email: null, phone: null },
  code: { id: 'c1', alias: 'ABCD2345', label: 'Suitcase' },
  createdAt: '2026-11-21T10:00:00.000Z',
  readAt: null,
  archivedAt: null,
};
const messages = (...items: object[]) => ({
  body: { items, total: items.length, page: 1, pageSize: 3, unread: items.length },
});
beforeEach(() => {
  api.on('GET /api/my-codes/c1', () => ({ body: suitcaseDetail }));
  api.on('GET /api/my-codes/c1/scans', () => ({ body: { days, total: 1234 } }));
  api.on('GET /api/messages', () => messages(message));
});

it('should open the overview, keep the tab in the address, and open another from there', async () => {
  const { address } = await show('?view=nonsense');
  expect((await tab('Overview')).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(await tab('Page'));
  expect(address()).toBe('/my-code/c1?view=page');
  expect(await screen.findByRole('heading', { name: 'Your page' })).toBeTruthy();
});

it('should say what a pause means, and end it right there', async () => {
  let code = { ...suitcaseDetail, status: 'inactive' };
  api.on('GET /api/my-codes/c1', () => ({ body: code }));
  api.on('PATCH /api/my-codes/c1', ({ body }) => ({ body: (code = { ...code, ...(body as object) }) }));
  await show();
  const alert = (await screen.findByText(/^This code is paused/)).closest<HTMLElement>('[role=alert]')!;
  await userEvent.click(within(alert).getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(screen.queryByText(/^This code is paused/)).toBeNull());
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))!.body).toEqual({ status: 'active' });
});

it('should keep what is edited while another tab is open, save it, and hold it as saved', async () => {
  const template = { ...suitcaseDetail.template, language: 'en', title: 'Lost?' };
  api.on(SAVE, ({ body }) => ({ body: { ...(body as object), title: 'Lost?' } }));
  await show('?view=page');
  await userEvent.type(await screen.findByLabelText('Title'), 'Lost? ');
  expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('Lost?')).toBeTruthy();
  await userEvent.click(await tab('Overview'));
  await userEvent.click(await tab('Page'));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Lost? ');
  api.on('GET /api/my-codes/c1', () => ({ body: { ...suitcaseDetail, template } }));
  await press('Save');
  await screen.findByText('Template data saved');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Lost?');
});

it('should ask before changed texts are lost by a link, and stay where it says why they cannot be saved', async () => {
  api.on(SAVE, () => failure('too_many_requests'));
  const { address } = await show('?view=page');
  await userEvent.type(await screen.findByLabelText('Title'), 'Found?');
  await userEvent.click(await tab('Overview'));
  await userEvent.click(screen.getByRole('link', { name: 'My Codes' }));
  const question = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await userEvent.click(within(question).getByRole('button', { name: 'Save and leave' }));
  await screen.findByText('Template data could not be saved.');
  expect(address()).toBe('/my-code/c1?view=page');
  await userEvent.click(screen.getByRole('link', { name: 'My Codes' }));
  await press('Leave without saving');
  await waitFor(() => expect(address()).toBe('/my-codes'));
});

it('should say how often the code was scanned, as sums, bars and a table', async () => {
  await show();
  const card = within(await screen.findByRole('region', { name: 'Scans' }));
  await card.findByText('Last 3 days');
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '6', '1,234']);
  const heights = [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toEqual([100, 1, 50]);
  const rows = within(card.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Day (UTC)Scans',
    'Nov 21, 20262',
    'Nov 20, 20260',
    'Nov 19, 20264',
  ]);
});

it('should say that nobody scanned or wrote lately, and why scans could not be loaded', async () => {
  api.on('GET /api/my-codes/c1/scans', () => ({
    body: { days: days.map(({ day }) => ({ day, scans: 0 })), total: 9 },
  }));
  api.on('GET /api/messages', () => messages());
  await show();
  expect(await screen.findByText('Nobody has scanned this code in the last 3 days.')).toBeTruthy();
  expect(await screen.findByText(/^No messages yet/)).toBeTruthy();
  expect(document.querySelector('rect')).toBeNull();
  cleanup();
  api.on('GET /api/my-codes/c1/scans', () => failure('malformed_request'));
  await show();
  expect(await screen.findByText('The scans could not be loaded')).toBeTruthy();
});

it('should lead to a message of the code, and to all of them', async () => {
  await show();
  const link = await screen.findByRole('link', { name: /Unread Zoë .*I have found it/ });
  expect(link.getAttribute('href')).toBe('/messages?code=c1&id=m1');
  expect(screen.getByRole('link', { name: 'All messages of this code' }).getAttribute('href')).toBe(
    '/messages?code=c1',
  );
  expect(api.calls.map(({ call }) => call)).toContain('GET /api/messages?code=c1&pageSize=3');
});

it('should give the code up only after the question, and go back to the list', async () => {
  const END = 'POST /api/scan/ABCD2345/unactivate';
  api.on(END, () => failure('not_activated'));
  const { address } = await show();
  await press('Unactivate');
  const question = within(await screen.findByRole('dialog', { name: 'Unactivate Suitcase?' }));
  expect(question.getAllByRole('listitem')).toHaveLength(3);
  expect(api.calls.some(({ call }) => call === END)).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Unactivate' }));
  await question.findByText('This QR code is not activated yet');
  api.on(END, () => ({ status: 204, body: undefined }));
  await userEvent.click(question.getByRole('button', { name: 'Unactivate' }));
  await waitFor(() => expect(address()).toBe('/my-codes'));
});
