/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '../messages/messages.queries';
import { keysFound } from '../messages/testing/message-answers';
import type { Home } from '../next-steps/home.queries';
import remote from '../remote';
import HomePage from './home.page';

const api = fakeApi();

/** So many days, the last of which is 2026-11-25. */
const toDays = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(2026, 10, 26 - count + i)).toISOString().slice(0, 10),
  );
const scans = toDays(30).map((day, i) => ({ day, scans: i === 27 ? 5 : i === 29 ? 2 : 0 }));
const message: Message = {
  ...keysFound,
  body: 'I have found it',
  code: { id: 'c1', alias: 'ABCD2345', label: 'Suitcase' },
  createdAt: '2026-11-21T10:00:00.000Z',
  activeAt: '2026-11-22T10:00:00.000Z',
  messageCount: 2,
  lastMessage: { side: 'owner', body: 'Thank you!' },
};
const nothing: Home = {
  unread: 0,
  answers: 0,
  held: 0,
  steps: [
    { step: 'activate', codeId: null },
    { step: 'profile', codeId: null },
  ],
  activeCodes: 0,
  activationLimit: 3,
  scans: scans.map(({ day }) => ({ day, scans: 0 })),
  conversations: [],
  site: null,
};
const site = {
  projects: 2,
  codes: 240,
  activatedCodes: 60,
  days: toDays(90).map((day, i) => ({ day, scans: 1, activations: i < 60 ? 1 : 0 })),
};

async function show(home: Partial<Home>) {
  api.on('GET /api/home', () => ({ body: { ...nothing, ...home } }));
  const rendered = await renderPage({ remote, Page: HomePage, path: '/home' });
  await screen.findAllByRole('region');
  return rendered;
}
const listTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const listLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('should show somebody with nothing what to do, and nothing else', async () => {
  await show({});
  expect(listTitles()).toEqual(['Next steps']);
  expect(listLinks()).toEqual(['/scan', '/profile']);
});

it('should lead to the page of the code that a step is about', async () => {
  const steps: Home['steps'] = [
    { step: 'page', codeId: 'c1' },
    { step: 'try', codeId: 'c1' },
  ];
  await show({ steps, activeCodes: 1 });
  const links = within(screen.getByRole('region', { name: 'Next steps' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-code/c1?view=page',
    '/my-code/c1?view=qr',
  ]);
  expect(screen.getByText(/^No messages yet/)).toBeTruthy();
  expect(screen.getByText('No scans in the last 30 days')).toBeTruthy();
});

it('should show what is new, the latest conversations and the scans of the own codes', async () => {
  await show({ steps: [], activeCodes: 2, unread: 3, answers: 1, conversations: [message], scans });
  expect(listTitles()).toEqual(['Messages', 'Code scans']);
  expect(screen.getByRole('link', { name: '3 unread messages' }).getAttribute('href')).toBe(
    '/messages?show=unread',
  );
  expect(screen.getByText('1 new reply')).toBeTruthy();
  const conversation = screen.getByRole('link', { name: /^Unread Zoë .* You: Thank you! Suitcase$/ });
  expect(conversation.getAttribute('href')).toBe('/messages?id=m1');
  const chart = screen.getByRole('slider', { name: 'Code scans' });
  expect(chart.getAttribute('aria-valuetext')).toBe('Nov 25, 2026: 2');
  expect(screen.getByText('7')).toBeTruthy();
  expect(screen.getByText('2 of 3 codes activated')).toBeTruthy();
});

it('should say that everything is read', async () => {
  await show({ activeCodes: 1, conversations: [{ ...message, readAt: message.createdAt }] });
  expect(screen.getByText('You’re all caught up')).toBeTruthy();
  expect(screen.queryByText(/new repl/)).toBeNull();
});

it('should lead to held messages, which are in no other list', async () => {
  await show({ held: 2 });
  const held = screen.getByRole('link', { name: 'Held (2)' });
  expect(held.getAttribute('href')).toBe('/messages?show=held');
});

it('should show administrators the site first, for 30 or 90 days as the address says', async () => {
  const { address } = await show({ steps: [], site });
  expect(listTitles()).toEqual(['Site overview']);
  expect(screen.getByText('60 (25%)')).toBeTruthy();
  expect(screen.getByText('None in the last 30 days')).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Scans' }).getAttribute('max')).toBe('29');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '90 days');
  expect(address()).toBe('/home?view=90');
  expect(screen.getByRole('slider', { name: 'Activations' }).getAttribute('max')).toBe('89');
  expect(within(screen.getByRole('region', { name: 'Scans' })).getAllByText('90')).toHaveLength(1);
});

it('should offer to try again after a failure', async () => {
  api.on('GET /api/home', () => failure('malformed_request'));
  await renderPage({ remote, Page: HomePage, path: '/home' });
  expect(await screen.findByText('Couldn’t load Home')).toBeTruthy();
  api.on('GET /api/home', () => ({ body: nothing }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Next steps')).toBeTruthy();
});
