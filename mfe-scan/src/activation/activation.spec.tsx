/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { userQueryOptions } from '@ringtag/session';
import { fillIn } from '@ringtag/ui/testing';
import { useRoutes } from '@ringtag/vendor/router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VerifyPage from '../code-step/verify.page';
import remote from '../remote';
import ScanPage from '../scan/scan.page';
import type { Scan } from '../state/scan.queries';
import { activatable, activated } from '../state/testing/scan-answers';

const api = fakeApi();
const user = { id: 'ann', email: 'ann@example.com', name: 'Ann Lee', hasPassword: false };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const sent = { expiresAt: inMinutes(10), resendAt: inMinutes(1) };
const challenge = { challengeId: 'challenge', email: 'ann@example.com', ...sent, emailSent: 'ok' };
let scan: Scan;
let step: object;

const show = () => renderPage({ remote, Page: Pages, path: '/scan/*', at: '/scan/BCDF2345' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create profile and send code' }));
const name = () => screen.getByLabelText<HTMLInputElement>(/^Name or alias/);
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const findAudience = (field: string) =>
  within(screen.getByRole('radiogroup', { name: `${field}: who can see it` }));
const findKind = (kind: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name: kind });
const listBodies = (path: string) =>
  api.calls.filter(({ call }) => call === `POST /api/scan/BCDF2345/${path}`).map(({ body }) => body);

/** The form and the code step that follows. */
function Pages() {
  return useRoutes([
    { path: ':alias', element: <ScanPage /> },
    { path: ':alias/verify/:challengeId', element: <VerifyPage /> },
  ]);
}

async function addFields(fields: string[]) {
  for (const field of fields) await userEvent.selectOptions(screen.getByLabelText('Add a field'), field);
}

async function toCodeStep() {
  await fillIn(await screen.findByLabelText(/^Name or alias/), 'Ann Lee');
  await fillIn(email(), 'ann@example.com');
  await submit();
  return screen.findByLabelText<HTMLInputElement>(/^Verification code/);
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  scan = activatable;
  step = { state: 'open', challenge: { email: 'a•••@example.com', ...sent } };
  api.on('GET /api/scan/BCDF2345/verify/challenge', () => ({ body: step }));
  api.on('GET /api/scan/BCDF2345', () => ({ body: scan }));
  api.on('POST /api/scan/BCDF2345/profile', () => ({ status: 201, body: challenge }));
  api.on('POST /api/scan/BCDF2345/activate', () => {
    scan = { ...activated, viewer: { signedIn: true, isOwner: true, email: 'ann@example.com' } };
    step = { state: 'activated' };
    return { body: { user, code: scan.code } };
  });
});

it('should ask for a name and a valid address before anything is sent', async () => {
  await show();
  // A name of invisible characters: nobody would see it.
  await userEvent.type(await screen.findByLabelText(/^Name or alias/), '\u200b');
  await userEvent.type(email(), 'ann@');
  await submit();
  expect(screen.getByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(name());
  expect(listBodies('profile')).toEqual([]);
});

it('should send optional fields with their visibility and leave out empty ones', async () => {
  await show();
  await screen.findByLabelText(/^Name or alias/);
  await addFields(['phone', 'city', 'company']);
  await fillIn(screen.getByLabelText('Phone'), ' 112 ');
  await userEvent.type(screen.getByLabelText('City'), 'Wien');
  await userEvent.click(findAudience('City').getByRole('radio', { name: 'Private' }));
  await toCodeStep();
  expect(listBodies('profile')).toEqual([
    {
      name: 'Ann Lee',
      email: 'ann@example.com',
      pageKind: 'lost',
      fields: [
        { key: 'phone', value: '112', visibility: 'public' },
        { key: 'city', value: 'Wien', visibility: 'private' },
      ],
      locale: 'en',
    },
  ]);
});

it('should keep an address for its owner until one tap makes it public, and say who sees it', async () => {
  await show();
  await screen.findByLabelText(/^Name or alias/);
  await addFields(['address', 'dateOfBirth']);
  await fillIn(await screen.findByLabelText('Address'), 'Main Street 5');
  await fillIn(screen.getByLabelText('Date of birth'), '1990-05-01');
  expect(screen.getAllByText('Only you can see this.')).toHaveLength(2);
  await userEvent.click(findAudience('Address').getByRole('radio', { name: 'Public' }));
  screen.getByRole('radiogroup', {
    name: /^Address/,
    description: 'Anyone who scans your code can see this.',
  });
  await toCodeStep();
  expect((listBodies('profile')[0] as { fields: unknown }).fields).toEqual([
    { key: 'address', value: 'Main Street 5', visibility: 'public' },
    { key: 'dateOfBirth', value: '1990-05-01', visibility: 'private' },
  ]);
});

it('should say at its field what the profile would refuse, before anything is sent, and what only the server knows', async () => {
  await show();
  await screen.findByLabelText(/^Name or alias/);
  await fillIn(name(), 'Ann Lee');
  await fillIn(email(), 'ann@example.com');
  await addFields(['email', 'phone']);
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await fillIn(phone, 'call me');
  await submit();
  await screen.findByText('Enter a phone number, such as +49 30 123456');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(phone);
  expect(listBodies('profile')).toEqual([]);

  const error = [{ field: 'fields.0.value', code: 'newRule', message: 'No' }];
  api.on('POST /api/scan/BCDF2345/profile', () => failure('validation_failed', { error }));
  await userEvent.clear(phone);
  await userEvent.type(phone, '112');
  expect(phone.getAttribute('aria-invalid')).not.toBe('true');
  await submit();
  await screen.findByText('This contains characters we can’t save. Remove them and try again.');
  expect(document.activeElement).toBe(phone);
});

it('should suggest what the code is on by the fields that everybody will see, and send only what was chosen', async () => {
  await show();
  const [lost, contact] = [await findKind(/^Keys, bag, pet/), await findKind(/^Business card/)];
  const checked = () => [lost.checked, contact.checked];
  expect(checked()).toEqual([true, false]);
  await addFields(['company']);
  expect(checked()).toEqual([true, false]);
  await fillIn(await screen.findByLabelText('Company'), 'Green & Sons');
  expect(checked()).toEqual([false, true]);
  await userEvent.click(findAudience('Company').getByRole('radio', { name: 'Private' }));
  expect(checked()).toEqual([true, false]);
  await toCodeStep();
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));

  await userEvent.click(await findKind(/^Business card/));
  await submit();
  await screen.findByLabelText(/^Verification code/);
  expect(listBodies('profile')).toHaveLength(2);
  // What was checked was sent, though nobody had touched it.
  expect(listBodies('profile')[0]).toHaveProperty('pageKind', 'lost');
  expect(listBodies('profile')[1]).toHaveProperty('pageKind', 'contact');
});

it('should keep what was typed when the address is changed', async () => {
  await show();
  await toCodeStep();
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  expect(name().value).toBe('Ann Lee');
  expect(email().value).toBe('ann@example.com');
  expect(document.activeElement).toBe(email());
});

it('should offer the code that was sent to whoever scans again, as long as it counts', async () => {
  const keep = (minutes: number) =>
    localStorage.setItem(
      'step BCDF2345',
      JSON.stringify({ challengeId: 'challenge', expiresAt: inMinutes(minutes) }),
    );
  keep(-1);
  await show();
  await screen.findByLabelText(/^Name or alias/);
  expect(screen.queryByRole('link', { name: 'Enter the code we sent' })).toBeNull();
  expect(localStorage.getItem('step BCDF2345')).toBeNull();
  cleanup();

  keep(5);
  await show();
  await userEvent.click(await screen.findByRole('link', { name: 'Enter the code we sent' }));
  await screen.findByLabelText(/^Verification code/);
  expect(listBodies('profile')).toEqual([]);
});

it('should activate with the code, sign in and show the card (UI-81)', async () => {
  const { queryClient } = await show();
  await fillIn(await toCodeStep(), '123456');
  await screen.findByText('QR code activated', undefined, { timeout: 5000 });
  expect(listBodies('activate')).toEqual([{ challengeId: 'challenge', code: '123456' }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann Lee');
  expect(queryClient.getQueryData(userQueryOptions.queryKey)).toEqual(user);
  expect(localStorage.getItem('signinState')).toBe('signedIn');
  // The sign-in page offers the way that was used last.
  expect(localStorage.getItem('last-way')).toBe('code');
});

it('should show the card of whoever was faster', async () => {
  api.on('POST /api/scan/BCDF2345/activate', () => {
    scan = { ...activated, owner: { name: 'Bob', fields: [] } };
    return failure('already_activated');
  });
  api.on('GET /api/scan/BCDF2345/verify/challenge', () =>
    scan === activatable ? { body: step } : failure('already_activated'),
  );
  await show();
  await fillIn(await toCodeStep(), '123456');
  await screen.findByRole('heading', { name: 'Bob' });
  expect(screen.getByText('This QR code was already activated.')).toBeTruthy();
});

const LIMIT =
  'You have reached the activation limit! You have already activated 3 QR codes. To activate more codes, consider upgrading your account.';

it('should lead on from the code step when the account holds as many codes as it may (UI-94)', async () => {
  api.on('POST /api/scan/BCDF2345/activate', () => failure('activation_limit_reached', { currentCount: 3 }));
  await show();
  await fillIn(await toCodeStep(), '123456');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(LIMIT);
  expect(within(alert).getByRole('link', { name: 'Manage your codes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  expect(screen.getByLabelText(/^Email/)).toBeTruthy();
});

describe('signed in', () => {
  const activate = async () => userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  beforeEach(() => {
    scan = { ...activatable, viewer: { signedIn: true, isOwner: false, email: 'ann@example.com' } };
  });

  it('should activate with one button', async () => {
    await show();
    // Nothing is suggested while the profile is not known.
    expect(await findKind(/^Keys, bag, pet/)).toHaveProperty('checked', false);
    expect(await findKind(/^Business card/)).toHaveProperty('checked', false);
    await activate();
    await screen.findByText('QR code activated', undefined, { timeout: 5000 });
    expect(listBodies('activate')).toEqual([{}]);
  });

  it.each(['contact', 'lost'])('should suggest what the code is on, and send it: %s', async (kind) => {
    const fields = [{ key: 'company', value: 'Green & Sons', visibility: 'public' }];
    api.on('GET /api/profile', () => ({ body: { name: 'Ann Lee', fields } }));
    await show();
    const [lost, contact] = [await findKind(/^Keys, bag, pet/), await findKind(/^Business card/)];
    await waitFor(() => expect([lost.checked, contact.checked]).toEqual([false, true]));
    if (kind === 'lost') await userEvent.click(lost);
    await activate();
    await screen.findByText('QR code activated', undefined, { timeout: 5000 });
    expect(listBodies('activate')).toEqual([{ pageKind: kind }]);
  });

  it('should say how many codes the account has when its limit is reached', async () => {
    api.on('POST /api/scan/BCDF2345/activate', () =>
      failure('activation_limit_reached', { currentCount: 3 }),
    );
    await show();
    await screen.findByText(/so one tap makes it yours/);
    await activate();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(LIMIT);
    expect(screen.queryByText(/so one tap makes it yours/)).toBeNull();
    // Another try would fail as well. Giving up a code helps.
    expect(screen.getByRole('button', { name: 'Activate' })).toHaveProperty('disabled', true);
    expect(within(alert).getByRole('link', { name: 'Manage your codes' }).getAttribute('href')).toBe(
      '/my-codes',
    );
  });

  it('should lead to the profile and back when it has no name, as a step that has not failed', async () => {
    api.on('POST /api/scan/BCDF2345/activate', () => failure('name_required'));
    await show();
    await activate();
    const step = (await screen.findByText('Please add your name to your profile before activating')).closest(
      '[role=status]',
    );
    expect(step?.textContent).toBe('Please add your name to your profile before activatingGo to my profile');
    expect(screen.getByRole('link', { name: 'Go to my profile' }).getAttribute('href')).toBe(
      '/profile?returnUrl=%2Fscan%2FBCDF2345',
    );
    expect(screen.getByRole('button', { name: 'Activate' })).toHaveProperty('disabled', true);
  });
});
