/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { CONTRACT_VERSION } from '@ringtag/contracts';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { newRelease } from '../testing/release-answers';
import ReleasesPage from './releases.page';
import type { ReleaseList } from './releases.queries';

installDialogInJsdom();
const api = fakeApi();
let list: ReleaseList;
let sent: object[];

beforeEach(() => {
  sent = [];
  const uploaded = { uploadedBy: 'CI', uploadedAt: '2026-11-30T10:00:00.000Z' };
  list = {
    previewed: null,
    items: [
      newRelease({ ...uploaded, number: 9, version: 3 }),
      newRelease({ ...uploaded, number: 8, contract: CONTRACT_VERSION + 1 }),
      newRelease({ number: 7, shipped: true, share: 100, audience: 'everybody' }),
      newRelease({ ...uploaded, number: 6, share: 100, blocked: true }),
      newRelease({ number: 4, share: 100 }),
      newRelease({ ...uploaded, remote: 'mfe-scan', number: 5, share: 20, audience: 'share' }),
    ],
  };
  api.on('GET /api/releases', () => ({ body: list }));
});

const show = (hasPassword = true) =>
  renderPage({
    remote,
    Page: ReleasesPage,
    path: '/system/:remote',
    at: '/system/mfe-admin',
    user: { hasPassword, email: 'ann@example.com', role: 'role-admin' },
  });
/** Changes the release as the server does, and keeps what was sent. */
const accept = (number: number) =>
  api.on(`PATCH /api/releases/mfe-admin/${number}`, ({ body }) => {
    sent.push(body as object);
    const release = list.items.find((each) => each.number === number)!;
    Object.assign(release, body, { version: release.version + 1 });
    return { body: release };
  });
const readRows = async () => {
  const [, ...rows] = await screen.findAllByRole('row');
  return rows.map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent));
};
const openMenu = async (number: number) => {
  await userEvent.click(await screen.findByRole('button', { name: `Show release ${number}…` }));
  return screen.findByRole('menu');
};
const choose = async (number: number, name: string) =>
  userEvent.click(within(await openMenu(number)).getByRole('menuitem', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('should list the releases of the remote with who uploaded them and who sees them', async () => {
  await show();
  const uploaded = expect.stringMatching(/^Nov 30, 2026.*CI$/) as string;
  const contract = String(CONTRACT_VERSION);
  expect(await readRows()).toEqual([
    ['90123abcd', uploaded, contract, 'No one'],
    ['80123abcd', uploaded, `${CONTRACT_VERSION + 1}Needs another version of the server`, 'No one'],
    ['70123abcd', 'Ships with the server', contract, 'Everyone'],
    ['60123abcd', uploaded, contract, 'Blocked'],
    ['40123abcd', 'Shipped with an earlier server', contract, 'No one'],
  ]);
});

it('should offer only what would change who sees a release', async () => {
  list.items[0]!.share = 10;
  list.items[0]!.audience = 'share';
  await show();
  const offered = within(await openMenu(9)).getAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Only me',
    '1% of visits',
    '50% of visits',
    'Everyone',
    'No one',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(within(await openMenu(6)).getAllByRole('menuitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show release 8…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show release 7…' })).toBeNull();
});

it('should free the place of a share that nobody sees any more', async () => {
  list.items[3] = newRelease({ number: 6, share: 10 });
  await show();
  const offered = within(await openMenu(6)).getAllByRole('menuitem');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Only me', 'No one']);
});

it('should show a release to a share', async () => {
  accept(9);
  await show();
  await choose(9, '10% of visits');
  await waitFor(() => expect(sent).toEqual([{ version: 3, share: 10 }]));
});

it('should block with one press, and ask before it shows a release to everyone again', async () => {
  accept(7);
  accept(6);
  await show();
  await press('Block release 7');
  await press('Unblock release 7');
  expect(await screen.findByRole('dialog', { name: 'Unblock release 7?' })).toBeTruthy();
  expect(sent).toHaveLength(1);
  await press('Cancel');
  await press('Unblock release 7');
  await press('Unblock and show');
  await waitFor(() =>
    expect(sent).toEqual([
      { version: 0, blocked: true },
      { version: 1, blocked: false },
    ]),
  );
  // A newer one is for everyone.
  await press('Unblock release 6');
  await waitFor(() => expect(sent).toHaveLength(3));
});

it('should show a release to this session alone', async () => {
  api.on('PUT /api/releases/mfe-admin/9/only-for-me', () => {
    list.previewed = { remote: 'mfe-admin', number: 9 };
    return { status: 204 };
  });
  await show();
  await choose(9, 'Only me');
  expect(await screen.findByText('In this session, you see release 9 of mfe-admin')).toBeTruthy();
  expect((await readRows())[0]![3]).toBe('You');
});

it('should say that somebody else was faster, and show what is stored', async () => {
  api.on('PATCH /api/releases/mfe-admin/9', () => {
    list.items[0]!.blocked = true;
    return failure('outdated');
  });
  await show();
  await press('Block release 9');
  expect(await screen.findByText(/^Someone else changed it in the meantime/)).toBeTruthy();
  expect((await readRows())[0]![3]).toBe('Blocked');
});

it.each([
  ['share_taken', 'Release 5 of mfe-scan is already shown to a share of visits.'],
  ['release_needed', 'No other release could be shown instead.'],
] as const)('should say why it is refused: %s', async (code, text) => {
  api.on('PATCH /api/releases/mfe-admin/7', () => failure(code));
  await show();
  await press('Block release 7');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Couldn’t change release 7');
  expect(alert.textContent).toContain(text);
});

it('should ask for the password where the sign-in was long ago, until it is right', async () => {
  const field = { field: 'password', code: 'isCurrentPassword', message: '' };
  api.on('PATCH /api/releases/mfe-admin/7', ({ body }) => {
    sent.push(body as object);
    if ((body as { password?: string }).password === 'right one') return { body: list.items[2] };
    return failure('validation_failed', { error: [field] });
  });
  await show();
  await press('Block release 7');
  const password = await screen.findByLabelText(/^Current password/);
  await press('Continue');
  expect(await screen.findByText('Enter your password')).toBeTruthy();
  await userEvent.type(password, 'wrong one');
  await press('Continue');
  expect(await screen.findByText('That isn’t your current password')).toBeTruthy();
  await userEvent.clear(password);
  await userEvent.type(password, 'right one');
  await press('Continue');
  await waitFor(() => expect(screen.queryByLabelText(/^Current password/)).toBeNull());
  expect(sent.map((body) => (body as { password?: string }).password)).toEqual([
    undefined,
    'wrong one',
    'right one',
  ]);
});

it('should ask for a mailed code where the account has no password', async () => {
  api.on('PATCH /api/releases/mfe-admin/7', () => failure('proof_required'));
  await show(false);
  await press('Block release 7');
  expect(await screen.findByRole('button', { name: 'Email me a code' })).toBeTruthy();
});

it('should close the question and say what is wrong where the proof is right and the decision is not', async () => {
  const field = { field: 'password', code: 'isCurrentPassword', message: '' };
  api.on('PATCH /api/releases/mfe-admin/7', ({ body }) =>
    (body as { password?: string }).password
      ? failure('release_needed')
      : failure('validation_failed', { error: [field] }),
  );
  await show();
  await press('Block release 7');
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'right one');
  await press('Continue');
  expect(await screen.findByText('No other release could be shown instead.')).toBeTruthy();
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
});

it('should say that a remote has no releases', async () => {
  list.items = [];
  await show();
  expect(await screen.findByText('No releases')).toBeTruthy();
});
