/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { LENGTH } from '@ringtag/contracts';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ProfilePage from './profile.page';

installDialogInJsdom();
const api = fakeApi();
const profile = { name: 'Ann', fields: [{ key: 'jobTitle', value: 'Gardener', visibility: 'public' }] };
const user = { email: 'ann@example.com', hasPassword: true, role: 'role-admin' } as const;
const session = (id: string, current = false) => ({
  id,
  current,
  userAgent: `Mozilla/5.0 (${id}) Firefox/150.0`,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function show(search = '') {
  return renderPage({ remote, Page: ProfilePage, path: '/profile', at: `/profile${search}`, user });
}
beforeEach(() => {
  api.on('GET /api/profile', () => ({ body: profile }));
  api.on('GET /api/user/sessions', () => ({
    body: { items: [session('one', true), session('two'), session('three')] },
  }));
});

it('should offer another try when the profile cannot be loaded', async () => {
  api.on('GET /api/profile', () => failure('internal_error'));
  await show();
  await screen.findByText('Couldn’t load your profile');
  api.on('GET /api/profile', () => ({ body: profile }));
  await press('Try again');
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Ann');
});

it('should say at the field what the server refuses, and keep what was typed', async () => {
  api.on('PUT /api/profile', () => ({
    status: 400,
    body: {
      code: 'validation_failed',
      message: 'Bad request',
      error: [{ field: 'fields.0.value', code: 'isText', message: 'Not this' }],
    },
  }));
  await show();
  const job = await screen.findByRole('textbox', { name: 'Job title' });
  await userEvent.type(job, 's');
  await press(/^Save/);
  expect(await screen.findByRole('textbox', { name: 'Job title', description: /\w/ })).toBe(job);
  expect(job).toHaveProperty('value', 'Gardeners');
  expect(document.activeElement).toBe(job);
});

it('should let nobody type more into a field than the server takes', async () => {
  await show();
  const maxLength = LENGTH.fieldValue.max;
  expect(await screen.findByRole('textbox', { name: 'Job title' })).toHaveProperty('maxLength', maxLength);
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('maxLength', LENGTH.name.max);
});

it('should add a usual field by one tap, and offer it again where it is removed', async () => {
  await show();
  await press('Phone');
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  expect(screen.queryByRole('button', { name: 'Phone' })).toBeNull();
  await press('Remove Phone');
  const chip = screen.getByRole('button', { name: 'Phone' });
  expect(chip.parentElement!.contains(document.activeElement)).toBe(true);
});

it('should focus the heading when the bar with its buttons has gone', async () => {
  api.on('PUT /api/profile', ({ body }) => ({ body }));
  await show();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Job title' }), 's');
  await press('Save');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('should focus what a save from the question about unsaved changes found wrong', async () => {
  await show();
  await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }));
  await userEvent.click(screen.getByRole('tab', { name: 'Account' }));
  window.history.back();
  await press('Save and leave');
  // The dialog gives the focus back to the tab, which must not open again for that.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('tab', { name: 'Profile', selected: true });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ })));
});

it.each([
  ['currentPassword', 'isCurrentPassword', /^Current password/, /^That isn’t your current password/],
  ['password', 'isCommonPassword', /^New password/, /^This password is too easy to guess/],
])('should show at its field that the server refuses the %s', async (field, code, label, text) => {
  api.on('POST /api/profile/password', () =>
    failure('validation_failed', { error: [{ field, code, message: 'm' }] }),
  );
  await show('?view=account');
  await press('Change password');
  await userEvent.type(screen.getByLabelText(/^Current password/), 'old');
  await fillIn(screen.getByLabelText(/^New password/), 'password');
  await fillIn(screen.getByLabelText(/^Confirm new password/), 'password');
  await press('Change password');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['Change password', 'Change email address'])(
  'should focus the button again when its form is closed: %s',
  async (name) => {
    await show('?view=account');
    await press(name);
    await press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  },
);

it('should see no change in an empty field, and give back what is saved', async () => {
  await show();
  const job = await screen.findByRole('textbox', { name: 'Job title' });
  await userEvent.selectOptions(screen.getByLabelText('Add a field'), 'city');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Bern');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Job title' }));
  expect(job.isConnected).toBe(false);
  await press('Discard');
  expect(await screen.findByRole('textbox', { name: 'Job title' })).toHaveProperty('value', 'Gardener');
  expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
});

it('should keep a new address for its owner until one tap makes it public, and say who sees it', async () => {
  api.on('PUT /api/profile', ({ body }) => ({ body }));
  await show();
  await userEvent.selectOptions(await screen.findByLabelText('Add a field'), 'address');
  await fillIn(screen.getByRole('textbox', { name: 'Address' }), 'Main Street 5');
  const audience = () => screen.getByRole('radiogroup', { name: 'Address: who can see it' });
  screen.getByRole('radiogroup', { name: /^Address/, description: 'Only you can see this.' });
  expect(within(audience()).getByRole('radio', { name: 'Private' })).toHaveProperty('checked', true);
  expect(screen.getByText(/^1 public field\./)).toBeTruthy();
  await userEvent.click(within(audience()).getByRole('radio', { name: 'Public' }));
  expect(screen.getByText(/^2 public fields\./)).toBeTruthy();
  screen.getByRole('radiogroup', {
    name: /^Address/,
    description: 'Anyone who scans your code can see this.',
  });
});

it.each([
  ['/scan/BCDF2345', '/scan/BCDF2345'],
  ['//evil.example', undefined],
])('should lead back to the code that waited for a name, on this site only: %s', async (from, to) => {
  let saved = { ...profile, name: null as string | null };
  api.on('GET /api/profile', () => ({ body: saved }));
  api.on('PUT /api/profile', ({ body }) => ({ body: (saved = body as typeof saved) }));
  await show(`?returnUrl=${encodeURIComponent(from)}`);
  const back = () => screen.queryByRole('link', { name: 'Back to the code' });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Ann');
  expect(back()).toBeNull();
  await press(/^Save/);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
  expect(back()?.getAttribute('href')).toBe(to);
});

it('should sign out one device and leave the others', async () => {
  const ended: string[] = [];
  api.on('DELETE /api/user/sessions/two', () => {
    ended.push('two');
    api.on('GET /api/user/sessions', () => ({ body: { items: [session('one', true), session('three')] } }));
    return { status: 204 };
  });
  await show('?view=account');
  const devices = within(await screen.findByRole('region', { name: 'Devices' }));
  const rows = await devices.findAllByRole('listitem');
  expect(rows).toHaveLength(3);
  await userEvent.click(within(rows[1]!).getByRole('button'));
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
  expect(ended).toEqual(['two']);
});

it('should offer the end of an account no louder than its other actions', async () => {
  await show('?view=account');
  const looks = async (name: string) => (await screen.findByRole('button', { name })).className;
  expect(await looks('Delete my account…')).toBe(await looks('Download my data'));
});

it('should keep the account of the last administrator, and say why', async () => {
  api.on('POST /api/user/delete', () => failure('last_administrator'));
  await show('?view=account');
  await press('Delete my account…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  dialog.getByText('If you’re the only administrator, you can’t delete your account.');
  await fillIn(dialog.getByRole('textbox', { name: /^To confirm/ }), 'ANN@example.com');
  await fillIn(dialog.getByLabelText(/^Current password/), 'correct horse');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await dialog.findByText(/^This is the only administrator account./);
});

it('should forget who was signed in here with the account', async () => {
  localStorage.setItem('last-email', user.email);
  localStorage.setItem('last-way', 'code');
  api.on('POST /api/user/delete', () => ({ status: 204 }));
  api.on('GET /api/auth/sign-out', () => ({ status: 204 }));
  await show('?view=account');
  await press('Delete my account…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^To confirm/ }), user.email);
  await fillIn(dialog.getByLabelText(/^Current password/), 'correct horse');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(localStorage.getItem('last-email')).toBeNull());
  expect(localStorage.getItem('last-way')).toBeNull();
});

it.each([
  ['link_expired', 'This link has expired. Enter the new address again.'],
  ['invalid_link', /^This link has expired or isn’t for your account\./],
] as const)('should say of a mailed link that is of no use what it is: %s', async (code, said) => {
  api.on('POST /api/user/email-verify', () => failure(code));
  await show('?token=secret');
  await press('Change address');
  await screen.findByText(said);
});
