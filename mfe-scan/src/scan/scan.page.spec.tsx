/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { toRememberedKey } from '@ringtag/contracts';
import { renderPage } from '@ringtag/pages/testing';
import { userQueryOptions, type User } from '@ringtag/session';
import { fillIn } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import type { Scan } from '../state/scan.queries';
import { activatable, activated } from '../state/testing/scan-answers';
import ScanPage from './scan.page';

const api = fakeApi();
const show = (at = '/scan/bcdf-2345') => renderPage({ remote, Page: ScanPage, path: '/scan/:alias', at });
const answers = (scan: Partial<Scan>) =>
  api.on('GET /api/scan/BCDF2345', () => ({ body: { ...activatable, ...scan } }));

it('should ask once for the normalised alias, whatever its case and hyphens', async () => {
  answers({});
  await show('/SCAN/bc-df-2345');
  await screen.findByRole('heading', { name: 'Activate this QR code' });
  expect(api.calls.map(({ call }) => call)).toEqual(['GET /api/scan/BCDF2345']);
});

it('should offer to type a code again when there is none', async () => {
  api.on('GET /api/scan/BCDF2345', () => failure('code_not_found'));
  const { address } = await show();
  await screen.findByRole('heading', { name: 'QR code not found' });
  expect(screen.getByText(/BCDF-2345/)).toBeTruthy();
  await fillIn(screen.getByLabelText(/^Code/), 'ghjk-2345');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(address()).toBe('/scan/GHJK2345');
});

it('should go on saying that there is no code, as the server has drawn it, while it asks', async () => {
  const drawn = document.createElement('script');
  Object.assign(drawn, { id: 'scan-unknown', type: 'application/json', textContent: '"BCDF2345"' });
  document.body.append(drawn);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  api.on('GET /api/scan/BCDF2345', async () => {
    await asked;
    return { body: activatable };
  });
  await show();
  await screen.findByRole('heading', { name: 'QR code not found' });
  drawn.remove();
  answer();
  await screen.findByRole('heading', { name: 'Activate this QR code' });
});

it('should not ask for what can be no code', async () => {
  await show('/scan/%3Cscript%3E');
  await screen.findByRole('heading', { name: 'Invalid QR code' });
  expect(api.calls).toEqual([]);
});

it('should load again after a failure', async () => {
  api.on('GET /api/scan/BCDF2345', () => failure('internal_error'));
  await show();
  await screen.findByRole('heading', { name: 'An error occurred' });
  expect(screen.getByRole('alert').textContent).toBe(
    'Couldn’t load the codeServer error, please try again later.',
  );
  answers({});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'Activate this QR code' });
});

it.each(['inactive', 'disabled'] as const)('should say that an %s code is away for now', async (state) => {
  answers({ state });
  await show();
  await screen.findByRole('heading', { name: 'Temporarily unavailable' });
  answers({});
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByRole('heading', { name: 'Activate this QR code' });
});

it('should say of nobody that they paused a code: it may have no owner', async () => {
  answers({ state: 'inactive' });
  await show();
  await screen.findByText('This QR code is paused. Please try again later.');
  expect(document.body.textContent).not.toMatch(/owner/i);
});

it('should say what can be done about a paused code, and nothing of it for a disabled one', async () => {
  answers({ state: 'inactive' });
  await show();
  const note = await screen.findByText(/^You can’t start a new conversation here right now\./);
  expect(note.textContent).toContain('write down the code BCDF-2345.');
  expect(screen.getByText(/nearest lost and found/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Report this page' });
  expect(link.getAttribute('href')).toBe('/scan/BCDF2345/report');
  answers({ state: 'disabled' });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await screen.findByText(/^QR code is disabled/);
  expect(screen.queryByRole('link', { name: 'Report this page' })).toBeNull();
});

it('should lead back to a conversation about a paused code, where the browser remembers one of this activation', async () => {
  answers({ state: 'inactive', mark: 'm1' });
  localStorage.setItem(toRememberedKey('BCDF2345'), 'm1');
  await show();
  const name = 'Your conversation about this code';
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe('/conversation/mine/BCDF2345');
  answers({ state: 'inactive', mark: 'm2' });
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  localStorage.clear();
});

it('should let its owner resume a paused code right there', async () => {
  const viewer = { signedIn: true, isOwner: true, email: 'ann@example.com', codeId: 'code', label: 'Bag' };
  api.on('PATCH /api/my-codes/code', () => failure('unavailable'));
  answers({ state: 'inactive', viewer });
  await show();
  await screen.findByRole('heading', { name: 'Your QR code is paused' });
  expect(screen.getByText('Bag')).toBeTruthy();
  const resume = () => userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await resume();
  await screen.findByText('Couldn’t resume your QR code');
  api.on('PATCH /api/my-codes/code', () => ({ body: {} }));
  answers({ ...activated, viewer });
  await resume();
  await screen.findByRole('heading', { level: 1, name: 'Ann Lee' });
  expect(api.calls.filter(({ call }) => call === 'PATCH /api/my-codes/code')[1]?.body).toEqual({
    status: 'active',
  });
});

it('should list every reason why a code cannot be activated', async () => {
  answers({ state: 'not-activatable', reasons: ['view_only', 'project_archived'] });
  await show();
  await screen.findByRole('heading', { name: 'This QR code cannot be activated' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It’s view-only.',
    'Its project is closed.',
  ]);
  expect(screen.getByRole('link', { name: 'Enter another code' }).getAttribute('href')).toBe('/scan');
});

it('should show name and public fields by section, and link only what is safe', async () => {
  const fields: NonNullable<Scan['owner']>['fields'] = [
    { key: 'website', value: 'javascript:alert(1)' },
    { key: 'instagram', value: '@ann' },
    { key: 'phone', value: '+49 170 1' },
    { key: 'jobTitle', value: 'Gardener' },
  ];
  answers({ ...activated, owner: { name: 'Ann Lee', fields } });
  await show();
  await screen.findByRole('heading', { level: 1, name: 'Ann Lee' });
  expect(document.title).toMatch(/^Ann Lee/);
  expect(screen.getByText('Gardener')).toBeTruthy();
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  const contact = within(screen.getByRole('region', { name: 'Contact information' }));
  expect(contact.getByRole('link').getAttribute('href')).toBe('tel:+491701');
  const handle = screen.getByRole('link', { name: 'Instagram @ann' });
  expect(handle.getAttribute('rel')).toBe('noopener noreferrer nofollow');
});

it('should tell owners that the code is theirs, and lead to the dashboard once', async () => {
  answers({ ...activated, viewer: { signedIn: true, isOwner: true, email: 'ann@example.com' } });
  await show();
  const title = await screen.findByText('This code is yours');
  const note = within(title.closest<HTMLElement>('[role=status]')!);
  expect(note.getByRole('button', { name: 'Edit page' })).toBeTruthy();
  const ways = screen.getAllByRole('link', { name: 'Go to dashboard' });
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/my-codes']);
});

it('should name the code as its owner does, to them', async () => {
  const viewer = { signedIn: true, isOwner: true, email: 'ann@example.com', codeId: 'code', label: 'Bag' };
  answers({ ...activated, viewer });
  await show();
  const note = await screen.findByText(/This code is yours/);
  expect(note.textContent).toBe('Bag · This code is yours');
});

it('should share and copy also where no document has brought the script for it', async () => {
  answers(activated);
  await show();
  await waitFor(() => expect(document.documentElement.dataset.can).toContain('script'));
});

it('should lead back to the code after a sign-in', async () => {
  answers(activated);
  const { queryClient } = await show();
  await screen.findByRole('heading', { name: 'Ann Lee' });
  queryClient.setQueryData(userQueryOptions.queryKey, null);
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/sign-in?returnUrl=%2Fscan%2FBCDF2345');
});

it('should ask again when somebody signs in elsewhere', async () => {
  answers({});
  const { queryClient } = await show();
  await screen.findByRole('heading', { name: 'Activate this QR code' });
  answers({ viewer: { signedIn: true, isOwner: false, email: 'bob@example.com' } });
  queryClient.setQueryData(userQueryOptions.queryKey, {
    id: 'bob',
    email: 'bob@example.com',
    hasPassword: false,
  } as User);
  await screen.findByText(/You’re signed in as bob@example.com/);
});

it('should say above the card that the code is lost, in the words of its owner', async () => {
  answers({ ...activated, pageKind: 'lost', lost: { words: 'He is shy', reward: '' } });
  await show();
  const notice = within((await screen.findByText('This is lost')).closest<HTMLElement>('[role=note]')!);
  expect(notice.getByText('He is shy')).toBeTruthy();
  expect(notice.queryByText('Reward:')).toBeNull();
  // The browser itself sends this form.
  const { form } = notice.getByRole<HTMLButtonElement>('button', { name: 'Share where I am' });
  const sent = Object.fromEntries(new FormData(form!));
  expect([form!.getAttribute('action'), sent]).toEqual([
    '/scan/BCDF2345/message',
    { body: 'I found this. I’ll show you where I am.', formToken: activated.formToken },
  ]);
});
