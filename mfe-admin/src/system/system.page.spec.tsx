/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import type { ReleaseList } from './releases/releases.queries';
import SystemPage from './system.page';
import type { System } from './system.queries';
import { newRelease } from './testing/release-answers';
import type { Token } from './tokens/tokens.queries';

installDialogInJsdom();
const api = fakeApi();
let system: System;
let releases: ReleaseList;
let tokens: Token[];

beforeEach(() => {
  system = {
    ready: true,
    version: '0.0.1',
    environment: 'production',
    runtime: 'v24.0.0',
    startedAt: '2026-11-20T10:00:00.000Z',
    database: { server: 'MariaDB 11.4', latency: 0.4, pendingMigrations: 0 },
    mails: { waiting: 0, failed: 0, refused: 0, bouncing: 0, oldestWaitingAt: null },
    remotes: [],
    serviceLevels: {
      countedSince: null,
      levels: [
        { level: 'answers', target: 0.999, events: 0, failures: 0 },
        { level: 'scans', target: 0.99, events: 0, failures: 0 },
        { level: 'digits', target: 0.99, events: 0, failures: 0 },
      ],
    },
    slowStatements: [],
  };
  releases = { items: [], previewed: null };
  tokens = [];
  api.on('GET /api/system', () => ({ body: system }));
  api.on('GET /api/releases', () => ({ body: releases }));
  api.on('GET /api/release-tokens', () => ({ body: { items: tokens } }));
});

const show = () => renderPage({ remote, Page: SystemPage, path: '/system', at: '/system', user: {} });
/** The rows of a section as texts of their cells. */
const readRows = async (title: string) => {
  const section = within(await screen.findByRole('region', { name: title }));
  const [, ...rows] = await section.findAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
};

it('should say that nothing was counted and nothing was slow', async () => {
  await show();
  expect(await screen.findByText(/^No data yet\./)).toBeTruthy();
  expect(screen.getByText('No slow queries.')).toBeTruthy();
  expect(await screen.findByText('No tokens yet.')).toBeTruthy();
});

it.each([
  [0.04, 'under 1\u00a0ms'],
  [2.4, '2.4\u00a0ms'],
])('should say that the database answered within %d ms', async (latency, text) => {
  system.database.latency = latency;
  await show();
  expect((await screen.findByText('Response time')).nextElementSibling?.textContent).toBe(text);
});

it('should show what was promised, what was measured, and what may still fail', async () => {
  system.serviceLevels = {
    countedSince: '2026-11-02T10:00:00.000Z',
    levels: [
      { level: 'answers', target: 0.999, events: 200_000, failures: 30 },
      { level: 'scans', target: 0.99, events: 1000, failures: 12 },
      { level: 'digits', target: 0.99, events: 99, failures: 0 },
    ],
  };
  await show();
  expect(await readRows('Service levels')).toEqual([
    ['Responses without a server error', '99.9%', '99.985%', '30 of 200,000', '85%'],
    ['Scans answered within 250\u00a0ms', '99%', '98.8%', '12 of 1,000', 'Used up'],
    ['Emails with a code or link sent within a minute', '99%', '–', '0 of 99', 'Not enough data'],
  ]);
  expect(screen.getByText('Across all servers, over the last 30 days')).toBeTruthy();
  expect(screen.getByText(/^Since Nov 2, 2026/)).toBeTruthy();
});

it('should say how many mails were refused because of their address, and lead to them', async () => {
  system.mails.refused = 1200;
  await show();
  const link = await screen.findByRole('link', { name: '1,200' });
  expect(link.getAttribute('href')).toBe('/mails?state=refused');
  expect(screen.getByText('Address rejected')).toBeTruthy();
});

it.each([
  [700, 'success', '30%'],
  [760, 'warning', '24%'],
  [1000, 'danger', 'Used up'],
])('should say of %i failures of 1000 that may be: %s', async (failures, tone, text) => {
  system.serviceLevels = {
    countedSince: '2026-11-02T10:00:00.000Z',
    levels: [{ level: 'answers', target: 0.999, events: 1_000_000, failures }],
  };
  await show();
  expect((await screen.findByText(text)).dataset.tone).toBe(tone);
});

it('should show what is served of each remote, since when, to which share, and what browsers could not show', async () => {
  system.remotes = [
    { name: 'mfe-admin', owner: '@ringtag/administration', failures: 0, failingSince: null },
    { name: 'mfe-scan', owner: null, failures: 1200, failingSince: '2026-11-30T10:00:00.000Z' },
    { name: 'mfe-tips', owner: '@tips', failures: 0, failingSince: null },
  ];
  const uploaded = { remote: 'mfe-scan', shipped: false, uploadedAt: '2026-11-29T10:00:00.000Z' };
  releases.items = [
    newRelease({ number: 0, commit: '', audience: 'everybody', shipped: true }),
    newRelease({ ...uploaded, number: 1240, share: 20, audience: 'share' }),
    newRelease({
      ...uploaded,
      number: 1234,
      audience: 'everybody',
      servedSince: '2026-11-29T12:00:00.000Z',
    }),
    newRelease({ ...uploaded, remote: 'mfe-new', number: 7 }),
  ];
  await show();
  expect(await readRows('Page modules')).toEqual([
    [
      'mfe-admin',
      '@ringtag/administration',
      'No numberShips with the server',
      expect.stringContaining('Nov 20, 2026'),
      '0',
    ],
    ['mfe-new', '–', 'Nothing to show', '–', '0'],
    [
      'mfe-scan',
      '–',
      '12340123abcdUploaded Nov 29, 202620% see 1240',
      expect.stringContaining('Nov 29, 2026'),
      expect.stringMatching(/^1,200since Nov 30, 2026/),
    ],
    ['mfe-tips', '@tips', 'Nothing to show', '–', '0'],
  ]);
  expect(screen.getByText('1,200').dataset.tone).toBe('danger');
  expect(screen.getByRole('link', { name: 'mfe-scan' }).getAttribute('href')).toBe('/system/mfe-scan');
});

it('should say which release this session alone sees, and end it', async () => {
  releases.previewed = { remote: 'mfe-scan', number: 1240 };
  api.on('DELETE /api/releases/only-for-me', () => {
    releases.previewed = null;
    return { status: 204 };
  });
  await show();
  const notice = (await screen.findByText('In this session, you see release 1240 of mfe-scan')).closest(
    '[role]',
  )!;
  await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: /^End/ }));
  await waitFor(() =>
    expect(screen.queryByText('In this session, you see release 1240 of mfe-scan')).toBeNull(),
  );
});

it('should go on without the releases, and load them again', async () => {
  api.on('GET /api/releases', () => failure('internal_error'));
  await show();
  const section = within(await screen.findByRole('region', { name: 'Page modules' }));
  expect(await section.findByText('Couldn’t load releases')).toBeTruthy();
  expect(screen.getByText('Accepting requests')).toBeTruthy();
  api.on('GET /api/releases', () => ({ body: releases }));
  releases.items = [newRelease({ remote: 'mfe-scan', number: 7 })];
  await userEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByRole('link', { name: 'mfe-scan' })).toBeTruthy();
});

it('should read all of it again when asked to', async () => {
  await show();
  expect(await screen.findByText('No tokens yet.')).toBeTruthy();
  api.calls.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() =>
    expect(api.calls.map(({ call }) => call).sort()).toEqual([
      'GET /api/release-tokens',
      'GET /api/releases',
      'GET /api/system',
    ]),
  );
});

it('should list the tokens that work, and revoke one after a question', async () => {
  const token = { remote: 'mfe-scan', createdAt: '2026-11-02T10:00:00.000Z', lastUsedAt: null };
  tokens = [
    { ...token, id: 'one', label: 'CI', revokedAt: null },
    { ...token, id: 'two', label: 'Old', revokedAt: '2026-11-03T10:00:00.000Z' },
  ];
  api.on('DELETE /api/release-tokens/one', () => {
    tokens = [];
    return { status: 204 };
  });
  await show();
  expect(await readRows('Upload tokens')).toEqual([['CI', 'mfe-scan', 'Nov 2, 2026', 'Never', 'Revoke…']]);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke token: CI' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('No tokens yet.')).toBeTruthy();
});

it('should show the slowest statements, and that they are those of this server', async () => {
  const lastAt = new Date(Date.now() - 3 * 60_000).toISOString();
  system.slowStatements = [{ sql: 'SELECT ? FROM items', times: 1200, longest: 4321, total: 99_000, lastAt }];
  await show();
  expect(await readRows('Slow database queries')).toEqual([
    ['SELECT ? FROM items', '1,200', '4,321\u00a0ms', '99,000\u00a0ms', '3 minutes ago'],
  ]);
  expect(screen.getByText(/100\sms or longer, on the server you’re connected to/)).toBeTruthy();
});
