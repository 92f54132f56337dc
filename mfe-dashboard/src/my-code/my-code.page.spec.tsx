/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { alertChoices } from '../alerts/testing/alert-answers';
import { suitcaseDetail } from '../codes/testing/code-answers';
import remote from '../remote';
import MyCodePage from './my-code.page';

installDialogInJsdom();
const api = fakeApi();
const SAVE = 'PUT /api/scan/ABCD2345/template';
const tab = (name: string) => screen.findByRole('tab', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function show(search = '') {
  return renderPage({ remote, Page, path: '/my-code/:id', at: `/my-code/c1${search}` });
}
const Page = () => (
  <>
    <MyCodePage />
    <ToastViewport label="Notifications" closeLabel="Close" />
  </>
);
afterEach(() => act(() => dismissToast()));
const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day, index) => ({
  day,
  scans: [4, 0, 2][index],
}));
const message = {
  id: 'm1',
  kind: 'message',
  body: 'I have found it',
  sender: { name: 'Zoë', email: null, phone: null, number: null },
  code: { id: 'c1', alias: 'ABCD2345', label: 'Suitcase' },
  createdAt: '2026-11-21T10:00:00.000Z',
  readAt: null,
  archivedAt: null,
};
const profile = {
  name: 'Ann Lee',
  fields: [
    { key: 'phone', value: '+49 30 1', visibility: 'public' },
    { key: 'city', value: 'Berlin', visibility: 'private' },
  ],
};
const messages = (...items: object[]) => ({
  body: { items, total: items.length, page: 1, pageSize: 3, unread: items.length },
});
beforeEach(() => {
  api.on('GET /api/my-codes/c1', () => ({ body: suitcaseDetail }));
  api.on('GET /api/my-codes/c1/scans', () => ({ body: { days, total: 1234 } }));
  api.on('GET /api/messages', () => messages(message));
  api.on('GET /api/profile', () => ({ body: profile }));
  api.on('GET /api/my-codes/c1/alerts', () => ({ body: { items: alertChoices } }));
  api.on('GET /api/push', () => ({ body: { publicKey: 'AA', isOn: false, showsTexts: false } }));
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

it('should lead to held messages, which are in no other list', async () => {
  api.on('GET /api/messages', () => ({ body: { ...messages().body, held: 2 } }));
  await show();
  const held = await screen.findByRole('link', { name: 'Held (2)' });
  expect(held.getAttribute('href')).toBe('/messages?show=held');
});

it('should hold the messages of senders who have confirmed no address', async () => {
  let code = suitcaseDetail;
  api.on('GET /api/my-codes/c1', () => ({ body: code }));
  api.on('PATCH /api/my-codes/c1', ({ body }) => ({ body: (code = { ...code, ...(body as object) }) }));
  await show();
  const holds = await screen.findByRole<HTMLInputElement>('switch', { name: /^Hold messages from/ });
  expect(holds.checked).toBe(false);
  await userEvent.click(holds);
  await waitFor(() => expect(holds.checked).toBe(true));
  const changes = api.calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  expect(changes).toEqual([{ holdsUnproved: true }]);
});

it('should keep what is edited while another tab is open, save it, and hold it as saved', async () => {
  const template = { ...suitcaseDetail.template, language: 'en', title: 'Lost?' };
  api.on(SAVE, ({ body }) => ({ body: { ...(body as object), title: 'Lost?' } }));
  await show('?view=page');
  await fillIn(await screen.findByLabelText('Title'), 'Lost? ');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('Lost?')).toBeTruthy();
  await userEvent.click(await tab('Overview'));
  await userEvent.click(await tab('Page'));
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Lost? ');
  api.on('GET /api/my-codes/c1', () => ({ body: { ...suitcaseDetail, template } }));
  await press('Save');
  await screen.findByText('Template data saved');
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Lost?');
});

it('should ask before changed texts are lost by a link, and stay where it says why they cannot be saved (UI-99)', async () => {
  api.on(SAVE, () => failure('too_many_requests'));
  const { address } = await show('?view=page');
  await fillIn(await screen.findByLabelText('Title'), 'Found?');
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
  expect(await screen.findByText('No scans in the last 3 days')).toBeTruthy();
  expect(await screen.findByText(/^No messages yet/)).toBeTruthy();
  expect(document.querySelector('rect')).toBeNull();
  cleanup();
  api.on('GET /api/my-codes/c1/scans', () => failure('malformed_request'));
  await show();
  expect(await screen.findByText('Couldn’t load scans')).toBeTruthy();
});

it('should lead to a message of the code, and to all of them', async () => {
  await show();
  const link = await screen.findByRole('link', { name: /Unread Zoë .*I have found it/ });
  expect(link.getAttribute('href')).toBe('/messages?code=c1&id=m1');
  expect(screen.getByRole('link', { name: 'All messages for this code' }).getAttribute('href')).toBe(
    '/messages?code=c1',
  );
  expect(api.calls.map(({ call }) => call)).toContain('GET /api/messages?code=c1&pageSize=3');
});

it('should give the code up only after the question, and go back to the list (UI-101)', async () => {
  const END = 'POST /api/scan/ABCD2345/unactivate';
  api.on(END, () => failure('not_activated'));
  const { address } = await show();
  await press('Unactivate');
  const question = within(await screen.findByRole('dialog', { name: 'Unactivate Suitcase?' }));
  expect(question.getAllByRole('listitem')).toHaveLength(3);
  expect(api.calls.some(({ call }) => call === END)).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Unactivate' }));
  await question.findByText('This QR code isn’t activated yet.');
  api.on(END, () => ({ status: 204, body: undefined }));
  await userEvent.click(question.getByRole('button', { name: 'Unactivate' }));
  await waitFor(() => expect(address()).toBe('/my-codes'));
});

it('should delete a digital code only after the question, which says what is lost', async () => {
  const END = 'POST /api/scan/ABCD2345/unactivate';
  api.on('GET /api/my-codes/c1', () => ({ body: { ...suitcaseDetail, digital: true } }));
  api.on(END, () => ({ status: 204, body: undefined }));
  const { address } = await show();
  expect(await screen.findByRole('heading', { name: 'Delete this code' })).toBeTruthy();
  await press('Delete code');
  const question = within(await screen.findByRole('dialog', { name: 'Delete Suitcase?' }));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The code is deleted for good. No one can activate it again.',
    'Copies you printed or shared stop working.',
    'Your messages are kept.',
  ]);
  await userEvent.click(question.getByRole('button', { name: 'Delete code' }));
  await waitFor(() => expect(address()).toBe('/my-codes'));
});

describe('what the code is on', () => {
  const PAGE = 'PUT /api/my-codes/c1/page';
  const kinds = async () =>
    within(await screen.findByRole('radiogroup', { name: 'What will you use this code for?' })).getAllByRole(
      'radio',
    ) as HTMLInputElement[];
  const chosen = async () => (await kinds()).map(({ checked }) => checked);
  const sent = () => api.calls.filter(({ call }) => call === PAGE).map(({ body }) => body);

  it('should suggest what the public fields suggest, change at once, and go back to the guess', async () => {
    let code = suitcaseDetail;
    const answers: (() => void)[] = [];
    api.on(PAGE, async ({ body }) => {
      await new Promise<void>((answer) => answers.push(answer));
      return { body: (code = { ...code, ...(body as object) }) };
    });
    await show('?view=page');
    expect(await chosen()).toEqual([true, false]);
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    await preview.findByText('Found this? Thank you!');
    const [lost, contact] = await kinds();
    expect(lost!.labels![0]!.textContent).toContain('Suggested');
    expect(contact!.labels![0]!.textContent).not.toContain('Suggested');

    await userEvent.click(contact!);
    // Before the answer.
    expect(await chosen()).toEqual([false, true]);
    expect(preview.queryByText('Found this? Thank you!')).toBeNull();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]!();
    await screen.findByText('Your page is now a contact card');
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!();
    await screen.findByText('Your page is now a lost-and-found page');
    expect(await chosen()).toEqual([true, false]);
    expect(sent()).toEqual([{ pageKind: 'contact' }, { pageKind: 'lost' }]);
  });

  it('should say why it could not be changed, also on another tab, and show what is saved', async () => {
    let refuse = (): void => undefined;
    const asked = new Promise<void>((answer) => (refuse = answer));
    api.on(PAGE, async () => {
      await asked;
      return failure('too_many_requests');
    });
    await show('?view=page');
    await userEvent.click((await kinds())[1]!);
    await userEvent.click(await tab('Overview'));
    refuse();
    await screen.findByText('Couldn’t change the page');
    await userEvent.click(await tab('Page'));
    expect(await chosen()).toEqual([true, false]);
  });

  it('should preview the public part of the card, and go on without it', async () => {
    await show('?view=page');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    await preview.findByText('Ann Lee');
    expect(preview.getByText('+49 30 1')).toBeTruthy();
    expect(preview.queryByText('Berlin')).toBeNull();
    cleanup();
    api.on('GET /api/profile', () => failure('malformed_request'));
    await show('?view=page');
    await screen.findByText('Couldn’t load your page');
    expect(await screen.findByLabelText('Title')).toBeTruthy();
  });

  it('should show the form of a contact card where its texts are written', async () => {
    api.on('GET /api/my-codes/c1', () => ({ body: { ...suitcaseDetail, pageKind: 'contact' } }));
    await show('?view=page');
    const preview = await screen.findByRole('region', { name: 'Preview' });
    await within(preview).findByText('Ann Lee');
    const form = () => preview.querySelector<HTMLDetailsElement>('#message')!;
    expect(form().open).toBe(false);
    await fillIn(screen.getByLabelText('Send button text'), 'Off it goes');
    expect(form().open).toBe(true);
    expect(within(form()).getByText('Off it goes')).toBeTruthy();
  });
});
