/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { lazyWithTexts } from '@ringtag/i18n';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import remote from '../remote';
import type { AlertChoice } from './alert-choices.queries';
import { alertChoices } from './testing/alert-answers';

const AlertsCard = lazyWithTexts(['alerts'], () => import('./alerts-card'));
const PushHint = lazyWithTexts(['alerts'], () => import('./push-hint'));
const api = fakeApi();
const ALERTS = '/api/my-codes/c1/alerts';
const Page = () => (
  <Suspense>
    <AlertsCard codeId="c1" />
    <ToastViewport label="Notifications" closeLabel="Close" />
  </Suspense>
);
const Hint = () => (
  <Suspense>
    <PushHint />
  </Suspense>
);
const show = () => renderPage({ remote, Page, path: '/', at: '/' });
const showHint = () => renderPage({ remote, Page: Hint, path: '/', at: '/' });
const findSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const readCalls = (call: string) => api.calls.filter((each) => each.call === call).map(({ body }) => body);

let choices: AlertChoice[];
let push: { publicKey: string; isOn: boolean; showsTexts: boolean };
beforeEach(() => {
  choices = alertChoices;
  push = { publicKey: 'AA', isOn: false, showsTexts: false };
  api.on(`GET ${ALERTS}`, () => ({ body: { items: choices } }));
  api.on('GET /api/push', () => ({ body: push }));
  api.on('GET /api/user/email', () => ({ body: { bounce: null } }));
  api.on('PUT /api/push', ({ body }) => {
    const { showsTexts } = body as { showsTexts: boolean };
    return { body: (push = { ...push, isOn: true, showsTexts }) };
  });
});
afterEach(() => {
  act(() => dismissToast());
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Gives jsdom what a browser with pushes has. */
function installPushes(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const keys = { p256dh: 'key', auth: 'secret' };
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
    unsubscribe: jest.fn(),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: jest.fn(() => Promise.resolve(subscription)),
  };
  const registration = { pushManager, unregister: jest.fn() };
  const register = jest.fn(() => Promise.resolve(registration));
  const ready = Promise.resolve(registration);
  const getRegistration = () => Promise.resolve(registration);
  const notification = { permission, requestPermission: jest.fn() };
  notification.requestPermission.mockImplementation(() => {
    notification.permission = answer;
    return Promise.resolve(answer);
  });
  const put = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  put(window, 'PushManager', {});
  put(window, 'Notification', notification);
  put(navigator, 'serviceWorker', { register, ready, getRegistration });
  return { register, notification, pushManager, registration };
}

it('should change one way of one kind, at once', async () => {
  let release = () => {};
  api.on(`PUT ${ALERTS}`, async ({ body }) => {
    await new Promise<void>((resolve) => (release = resolve));
    choices = choices.map((each) => (each.kind === 'opening' ? (body as AlertChoice) : each));
    return { body: { items: choices } };
  });
  await show();
  const mail = await findSwitch('Page opened while it’s lost: Email');
  await userEvent.click(mail);
  await waitFor(() => expect(mail.checked).toBe(false));
  expect((await findSwitch('Page opened while it’s lost: Push')).checked).toBe(true);
  expect((await findSwitch('New messages: Email')).checked).toBe(true);
  release();
  await waitFor(() =>
    expect(readCalls(`PUT ${ALERTS}`)).toEqual([{ kind: 'opening', mail: false, push: true }]),
  );
});

it('should show what holds after a failure, and say so', async () => {
  api.on(`PUT ${ALERTS}`, () => failure('unavailable'));
  await show();
  const mail = await findSwitch('Giving it away: Email');
  await userEvent.click(mail);
  await screen.findByText('Couldn’t change your alerts');
  await waitFor(() => expect(mail.checked).toBe(true));
});

it('should ask for permission only when pushes are turned on, and turn them off without a trace', async () => {
  const { register, notification, registration } = installPushes('granted');
  api.on('DELETE /api/push', () => {
    push = { ...push, isOn: false };
    return { status: 204 };
  });
  await show();
  const device = await screen.findByRole<HTMLInputElement>('switch', { name: /^Push alerts on this device/ });
  await waitFor(() => expect(device.disabled).toBe(false));
  expect([register, notification.requestPermission].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  await userEvent.click(device);
  await waitFor(() => expect(device.checked).toBe(true));
  expect(register).toHaveBeenCalledWith('/push.js');
  const sent = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
  await waitFor(() => expect(readCalls('PUT /api/push')).toEqual([{ ...sent, showsTexts: false }]));
  const texts = await screen.findByRole('switch', { name: /^Show the name and the message/ });
  await waitFor(() => expect(texts).toHaveProperty('disabled', false));
  await userEvent.click(texts);
  await waitFor(() => expect(readCalls('PUT /api/push')).toHaveLength(2));
  expect(readCalls('PUT /api/push')[1]).toEqual({ ...sent, showsTexts: true });
  await waitFor(() => expect(device.disabled).toBe(false));
  await userEvent.click(device);
  await waitFor(() => expect(registration.unregister).toHaveBeenCalled());
  await waitFor(() => expect(device.checked).toBe(false));
});

it.each([
  ['has no pushes', undefined, 'This browser can’t show push alerts. Emails still work.'],
  ['was told never to ask', 'denied' as const, /^Your browser blocks notifications from/],
])('should say what stands in the way in a browser that %s', async (_what, permission, text) => {
  if (permission) installPushes('denied', permission);
  await show();
  await screen.findByText(text);
  expect(screen.queryByRole('switch', { name: /^Push alerts on this device/ })).toBeNull();
});

it('should say how to allow pushes once somebody has said no', async () => {
  installPushes('denied');
  await show();
  const device = await screen.findByRole('switch', { name: /^Push alerts on this device/ });
  await waitFor(() => expect(device).toHaveProperty('disabled', false));
  await userEvent.click(device);
  await screen.findByText(/^Your browser blocks notifications from/);
  expect(readCalls('PUT /api/push')).toEqual([]);
});

it('should say how to install the site on an iPhone', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  await show();
  await screen.findByText(/^On an iPhone or iPad, add .+ to your Home Screen first/);
});

it('should offer pushes where they help, until they are on', async () => {
  installPushes('granted');
  await showHint();
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on push alerts' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn on push alerts' })).toBeNull());
  expect(push.isOn).toBe(true);
});
