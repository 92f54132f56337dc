/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn } from '@ringtag/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ScanPage from '../scan/scan.page';
import { activated } from '../state/testing/scan-answers';

const api = fakeApi();
const CALL = 'POST /api/scan/BCDF2345/messages';
const sent = () => api.calls.filter(({ call }) => call === CALL).map(({ body }) => body);
const body = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your message/);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const show = () => renderPage({ remote, Page: ScanPage, path: '/scan/:alias', at: '/scan/BCDF2345' });

beforeEach(() => {
  api.on('GET /api/scan/BCDF2345', () => ({ body: activated }));
  api.on(CALL, () => ({ status: 201, body: { id: 'm' } }));
});

it('should send the message alone when no contact details are given', async () => {
  await show();
  await fillIn(await body(), ' Hello ');
  await send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(sent()).toEqual([{ kind: 'message', body: 'Hello', formToken: 'form-token' }]);
});

it('should send kind and contact details, and keep the latter for another message', async () => {
  await show();
  await fillIn(await body(), 'Hello');
  await userEvent.click(screen.getByLabelText('Send as feedback'));
  await fillIn(screen.getByLabelText('Email'), 'bob@example.com');
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Send another message' }));
  expect(sent()).toEqual([
    { kind: 'feedback', body: 'Hello', sender: { email: 'bob@example.com' }, formToken: 'form-token' },
  ]);
  expect((await body()).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('bob@example.com');
});

it('should ask for a message, and for a valid address where one is given', async () => {
  await show();
  // Invisible characters: nobody would see the message.
  await userEvent.type(await body(), '\u200b \u2060');
  await userEvent.type(screen.getByLabelText('Email'), 'bob@');
  await send();
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Write a message')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('should lead to the conversation that the message opened', async () => {
  // With a clipboard, which jsdom has not.
  userEvent.setup();
  await show();
  api.on(CALL, () => ({ status: 201, body: { id: 'm', conversation: 'the-token' } }));
  await fillIn(await body(), 'Hello');
  await send();
  const link = await screen.findByRole('link', { name: 'Open conversation' });
  expect(link.getAttribute('href')).toBe('/conversation/the-token');
  await userEvent.click(screen.getByRole('button', { name: 'Copy conversation link' }));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/conversation/the-token`);
});

it('should hold at most 2000 characters and count them', async () => {
  await show();
  expect((await body()).maxLength).toBe(2000);
  await fillIn(await body(), 'Hello');
  expect(screen.getByText('5 / 2000')).toBeTruthy();
});

it('should pass on what programs put into its trap', async () => {
  await show();
  await fillIn(await body(), 'Buy now');
  await fillIn(document.querySelector('input[name=website]')!, 'https://spam.example');
  await send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(sent()).toMatchObject([{ website: 'https://spam.example' }]);
});

it('should renew a form that was open for too long and keep the message', async () => {
  api.on(CALL, () => failure('form_expired'));
  await show();
  await fillIn(await body(), 'Hello');
  api.on('GET /api/scan/BCDF2345', () => ({ body: { ...activated, formToken: 'fresh-token' } }));
  await send();
  await screen.findByText(/This form was open too long, so we refreshed it\./);
  api.on(CALL, () => ({ status: 201, body: { id: 'm' } }));
  expect((await body()).value).toBe('Hello');
  await send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(sent()).toMatchObject([{ formToken: 'form-token' }, { formToken: 'fresh-token' }]);
});

it('should wait with a form that was filled in at once, and send it by itself', async () => {
  const tooNew = { ...failure('form_too_new'), headers: { 'retry-after': '0' } };
  api.on(CALL, () => (sent().length < 2 ? tooNew : { status: 201, body: { id: 'm' } }));
  await show();
  await fillIn(await body(), 'Hello');
  await send();
  await screen.findByRole('heading', { name: 'Thank you!' });
  expect(sent()).toMatchObject([{ formToken: 'form-token' }, { formToken: 'form-token' }]);
});

it('should keep a refused message, tell when it can be sent, and offer the other public ways (LIM-3)', async () => {
  const fields = [
    { key: 'phone', value: '+49 170 1234567' },
    { key: 'whatsapp', value: '+49 170 1234567' },
    { key: 'company', value: 'Ringtag' },
    { key: 'website', value: 'https://ann.example' },
  ];
  const scan = { ...activated, owner: { ...activated.owner, fields } };
  api.on('GET /api/scan/BCDF2345', () => ({ body: scan }));
  api.on(CALL, () => ({ ...failure('too_many_requests'), headers: { 'retry-after': '1300' } }));
  await show();
  await fillIn(await body(), 'Hello');
  await send();
  const refusal = await screen.findByRole('alert');
  await within(refusal).findByText('Couldn’t send your message');
  expect(refusal.textContent).toContain('You can send yours in 22 minutes.');
  const ways = within(refusal).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Phone: +49\u00a0170\u00a01234567', 'tel:+491701234567'],
    ['WhatsApp: +49\u00a0170\u00a01234567', 'https://wa.me/491701234567'],
    ['Help', '/help/finder#wait'],
  ]);
  expect((await body()).value).toBe('Hello');
  api.on(CALL, () => ({ status: 201, body: { id: 'm' } }));
  await send();
  await screen.findByRole('heading', { name: 'Thank you!' });
});
