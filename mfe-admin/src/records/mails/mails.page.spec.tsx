/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { ToastViewport } from '@ringtag/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import MailsPage from './mails.page';
import type { Mail } from './mails.queries';

const api = fakeApi();

const dead: Mail = {
  id: 'm1',
  template: 'password-reset',
  recipient: 'ann@example.com',
  locale: 'en',
  state: 'failed',
  tries: 6,
  lastError: '550 No such user',
  nextAt: null,
  sentAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const RETRY = 'POST /api/mails/m1/retry';
let mail: Mail;

async function show() {
  await renderPage({ remote, Page, path: '/mails' });
  return userEvent.setup();
}

function Page() {
  return (
    <>
      <MailsPage />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
}

beforeEach(() => {
  mail = dead;
  api.on('GET /api/mails', () => ({ body: { items: [mail], total: 1, page: 1, pageSize: 20 } }));
});

it('should say why a mail was given up, and let it be tried again', async () => {
  api.on(RETRY, () => {
    mail = { ...dead, state: 'waiting', tries: 0 };
    return { status: 204 };
  });
  const user = await show();
  expect(await screen.findByText('550 No such user')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again: ann@example.com' }));
  expect(await screen.findByText('Email queued again')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

it('should say that an address was refused, and let the mail be tried again', async () => {
  mail = { ...dead, state: 'refused', tries: 1, lastError: '550 5.1.1 No such user' };
  await show();
  const row = within(await screen.findByRole('row', { name: /ann@example.com/ }));
  expect(row.getByText('Address rejected')).toBeTruthy();
  expect(row.getByText('550 5.1.1 No such user')).toBeTruthy();
  expect(row.getByRole('button', { name: 'Try again: ann@example.com' })).toBeTruthy();
});

it('should say that somebody else was faster', async () => {
  api.on(RETRY, () => {
    mail = { ...dead, state: 'sent' };
    return failure('mail_not_failed');
  });
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Try again: ann@example.com' }));
  expect(await screen.findByText('This email has already been retried or removed.')).toBeTruthy();
  expect(screen.getByText('Couldn’t queue the email again')).toBeTruthy();
});
