/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { AccountView } from './account-view';

installDialogInJsdom();
const api = fakeApi();
const user = { email: 'ann@example.com', hasPassword: false, role: 'role-user' } as const;
const resendAt = '2026-11-21T10:00:00.000Z';
const focused = () => document.activeElement;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);

/** What a person without a password asks for, the call that a mailed code allows, and how the step is reached. */
const WAYS: [what: string, call: string, ask: () => Promise<void>][] = [
  [
    'a first password',
    'POST /api/profile/password',
    async () => {
      await press('Set a password');
      await type(/^New password/, 'correct horse battery');
      await type(/^Confirm new password/, 'correct horse battery');
      await press('Set a password');
    },
  ],
  [
    'another address',
    'POST /api/user/email',
    async () => {
      await press('Change email address');
      await type(/^New email address/, 'new@example.com');
      await press('Continue');
    },
  ],
  [
    'the end of the account',
    'POST /api/user/delete',
    async () => {
      await press('Delete my account…');
      await type(/^To confirm/, user.email);
      await press('Delete account');
    },
  ],
];

it.each(WAYS)('should keep the code step when a code is sent again, for %s', async (_, call, ask) => {
  const proofs: object[] = [];
  api.on('GET /api/user/sessions', () => ({ body: { items: [] } }));
  api.on('POST /api/user/confirmation', () => ({
    body: { challengeId: 'first', email: user.email, resendAt },
  }));
  api.on('POST /api/auth/resend', () => ({
    body: { challengeId: 'second', email: 'a**@example.com', resendAt },
  }));
  api.on(call, ({ body }) => {
    const { challengeId, code } = body as { challengeId?: string; code?: string };
    if (!challengeId) return failure('proof_required');
    proofs.push({ challengeId, code });
    return failure('invalid_code');
  });
  await renderPage({ remote, Page: AccountView, path: '/profile', at: '/profile', user });
  await ask();
  await press('Email me a code');
  await press('Resend code');
  await screen.findByText('Verification code resent');
  screen.getByText(/to ann@example\.com/);
  await type(/^Verification code/, '222222');
  await screen.findByText(/^This code no longer works/);
  expect(proofs).toEqual([{ challengeId: 'second', code: '222222' }]);
});

it.each(WAYS)('should keep the focus in the steps there and back, for %s', async (_, call, ask) => {
  api.on('GET /api/user/sessions', () => ({ body: { items: [] } }));
  api.on(call, () => failure('proof_required'));
  await renderPage({ remote, Page: AccountView, path: '/profile', at: '/profile', user });
  await ask();
  const send = await screen.findByRole('button', { name: 'Email me a code' });
  expect(focused()).toBe(send);
  await userEvent.click(send.previousElementSibling!);
  expect(focused()?.tagName).toBe('INPUT');
});
