/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ScanPage from '../scan/scan.page';
import { activated } from '../state/testing/scan-answers';

installDialogInJsdom();
const api = fakeApi();
const SAVE = 'PUT /api/scan/BCDF2345/template';
const user = { email: 'ann@example.com', name: 'Ann Lee', role: 'role-user' } as const;
const viewer = { signedIn: true, isOwner: true, email: 'ann@example.com' };
const template = {
  language: 'en' as const,
  title: 'Lost?',
  description: 'Write to me.',
  messageFormTitle: 'Send a message',
  messageFormPlaceholder: 'Where is it?',
  sendButtonText: 'Tell Ann',
};
const saved = () => api.calls.filter(({ call }) => call === SAVE).map(({ body }) => body);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const question = () => screen.findByRole('dialog', { name: 'Save your changes first?' });
const signedOut = () => api.calls.some(({ call }) => call === 'GET /api/auth/sign-out');
const leaves = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function edit(scan: object = { template }): Promise<void> {
  api.on('GET /api/scan/BCDF2345', () => ({ body: { ...activated, viewer, ...scan } }));
  await renderPage({ remote, Page: ScanPage, path: '/scan/:alias', at: '/scan/BCDF2345', user });
  await press('Edit page');
  await screen.findByRole('heading', { name: 'Your page' }, { timeout: 5000 });
}
async function write(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}
beforeEach(() => {
  api.on('GET /api/auth/sign-out', () => ({ status: 204 }));
  api.on(SAVE, ({ body }) => ({ body }));
});

it('should start empty, show the defaults of the chosen language, and save none of them', async () => {
  await edit({});
  const button = () => field('Send button text');
  await waitFor(() => expect([button().value, button().placeholder]).toEqual(['', 'Send']));
  await write('Message form title', 'Tell me');
  await userEvent.selectOptions(field('Page language'), 'Deutsch');
  await waitFor(() => expect([button().value, button().placeholder]).toEqual(['', 'Senden']));
  expect(field('Message form title').value).toBe('Tell me');
  expect(button().lang).toBe('de');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Senden').closest('[lang]')?.getAttribute('lang')).toBe('de');
  await press('Save');
  await screen.findByText('Template data saved');
  expect(saved()).toEqual([
    {
      language: 'de',
      title: '',
      description: '',
      messageFormTitle: 'Tell me',
      messageFormPlaceholder: '',
      sendButtonText: '',
    },
  ]);
});

it('should show readers their own language where the owner wrote nothing', async () => {
  const { messageFormTitle } = template;
  const empty = { messageFormTitle: '', messageFormPlaceholder: '', sendButtonText: '' };
  api.on('GET /api/scan/BCDF2345', () => ({
    body: { ...activated, template: { ...template, ...empty, language: 'de' as const } },
  }));
  await renderPage({ remote, Page: ScanPage, path: '/scan/:alias', at: '/scan/BCDF2345' });
  expect((await screen.findByRole('heading', { name: messageFormTitle })).lang).toBe('');
  expect(screen.getByPlaceholderText('Write your message here…')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' }).querySelector('[lang]')).toBeNull();
});

it('should show the words as they will stand, in their language, where nothing can be used', async () => {
  await edit();
  await write('Title', 'Found?');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Found?').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(preview.getByText('Tell Ann').closest('[inert]')).toBeTruthy();
  expect(preview.getByPlaceholderText('Where is it?')).toBeTruthy();
});

it('should save all six fields, say so, and show them on the page (UI-100)', async () => {
  await edit();
  await write('Title', 'Found?');
  expect(leaves()).toBe(true);
  await press('Save');
  await screen.findByText('Template data saved');
  expect(saved()).toEqual([{ ...template, title: 'Found?' }]);
  expect(leaves()).toBe(false);
  await press('Close');
  await screen.findByRole('heading', { name: 'Ann Lee' });
  expect(screen.getByText('Found?')).toBeTruthy();
});

it('should close at once while nothing was changed', async () => {
  await edit();
  await press('Close');
  await screen.findByRole('heading', { name: 'Ann Lee' });
  expect(saved()).toEqual([]);
});

it('should ask before changes are lost: go on, close without saving (UI-99)', async () => {
  await edit();
  await write('Title', 'Never saved');
  await press('Close');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(field('Title').value).toBe('Never saved');
  await press('Close');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Close without saving' }));
  await screen.findByText('Lost?');
  expect(saved()).toEqual([]);
});

it('should ask before changes are lost by a link and by signing out, and do it then (UI-99)', async () => {
  await edit();
  await write('Title', 'Never saved');
  await userEvent.click(screen.getByRole('link', { name: 'Go to dashboard' }));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await press('Sign out');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(field('Title').value).toBe('Never saved');
  expect(signedOut()).toBe(false);
  await press('Sign out');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Close without saving' }));
  await waitFor(() => expect(signedOut()).toBe(true));
  // Nothing can be saved any more, so the browser does not ask again.
  expect([saved(), leaves()]).toEqual([[], false]);
});

it('should close by the way back where nothing stood before, and offer to save first', async () => {
  await edit();
  await write('Title', 'Never saved');
  window.history.back();
  const asked = within(await question());
  expect(document.activeElement).toBe(asked.getByRole('button', { name: 'Save and close' }));
  await userEvent.click(asked.getByRole('button', { name: 'Close without saving' }));
  await screen.findByText('Lost?');
  expect(saved()).toEqual([]);
});

it('should save and close when asked to, and stay with the error when that failed (UI-99, UI-100)', async () => {
  await edit();
  await write('Title', 'Found?');
  api.on(SAVE, () => failure('too_many_requests'));
  await press('Close');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Save and close' }));
  await screen.findByText('Template data could not be saved.');
  expect(field('Title').value).toBe('Found?');
  api.on(SAVE, () => ({ body: { ...template, title: 'Found?' } }));
  await press('Close');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Save and close' }));
  await screen.findByRole('heading', { name: 'Ann Lee' });
  expect(screen.getByText('Found?')).toBeTruthy();
});
