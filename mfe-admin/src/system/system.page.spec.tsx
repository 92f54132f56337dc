/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote';
import SystemPage from './system.page';
import type { System } from './system.queries';

const api = fakeApi();
let system: System;

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
  api.on('GET /api/system', () => ({ body: system }));
});

const show = () => renderPage({ remote, Page: SystemPage, path: '/system', at: '/system', user: {} });
/** The rows of a section as texts of their cells. */
const readRows = async (title: string) => {
  const section = within(await screen.findByRole('region', { name: title }));
  const [, ...rows] = section.getAllByRole('row');
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
};

it('should say that nothing was counted and nothing was slow', async () => {
  await show();
  expect(await screen.findByText(/^No data yet\./)).toBeTruthy();
  expect(screen.getByText('No slow queries.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
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

it('should show what browsers could not show, by remote', async () => {
  system.remotes = [
    { name: 'mfe-admin', failures: 0, failingSince: null },
    { name: 'mfe-scan', failures: 1200, failingSince: '2026-11-30T10:00:00.000Z' },
  ];
  await show();
  expect(await readRows('Page modules')).toEqual([
    ['mfe-admin', '0', '–'],
    ['mfe-scan', '1,200', expect.stringContaining('Nov 30, 2026')],
  ]);
  expect(screen.getByText('1,200').dataset.tone).toBe('danger');
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
