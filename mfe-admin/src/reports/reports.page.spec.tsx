/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ReportsPage from './reports.page';
import type { Report } from './reports.queries';

const api = fakeApi();

const open: Report = {
  id: 'r1',
  code: { id: 'i1', alias: 'BCDFG23456' },
  owner: { id: 'u1', name: 'Ann' },
  messageCount: 3,
  reportedAt: '2026-11-20T10:00:00.000Z',
  settledAt: null,
  settledBy: null,
};
const settled: Report = {
  ...open,
  id: 'r2',
  owner: { id: 'u2', name: null },
  settledAt: '2026-11-21T10:00:00.000Z',
  settledBy: { id: 'u3', name: 'Zoë' },
};
let reports: Report[];

const show = (at = '/reports') => renderPage({ remote, Page: ReportsPage, path: '/reports', at });

beforeEach(() => {
  reports = [open, settled];
  api.on('GET /api/page-reports', () => ({
    body: { items: [], total: 0, more: false, page: 1, pageSize: 100 },
  }));
  api.on('GET /api/reports', ({ query }) => {
    const items = reports.filter(
      ({ settledAt }) => (settledAt !== null) === (query.get('settled') === 'true'),
    );
    return { body: { items, open: 1, total: items.length, more: false, page: 1, pageSize: 20 } };
  });
});

it('should list open reports, and lead to each, to its code’s owner, and to settled ones', async () => {
  await show();
  const row = within(await screen.findByRole('row', { name: /BCDFG-23456/ }));
  expect(row.getByRole('link', { name: 'BCDFG-23456' }).getAttribute('href')).toBe('/reports/r1');
  expect(row.getByRole('link', { name: 'Ann' }).getAttribute('href')).toBe('/users/u1');
  expect(screen.queryByRole('columnheader', { name: 'Resolved by' })).toBeNull();

  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Resolved');
  expect((await screen.findByRole('link', { name: 'Zoë' })).getAttribute('href')).toBe('/users/u3');
  expect(screen.getByRole('link', { name: 'Unnamed account' }).getAttribute('href')).toBe('/users/u2');
  expect(screen.queryByRole('link', { name: 'Ann' })).toBeNull();
});

it('should say when nothing is open, and when nothing is resolved', async () => {
  reports = [];
  await show();
  expect(await screen.findByRole('heading', { name: 'No open reports' })).toBeTruthy();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Resolved');
  expect(await screen.findByRole('heading', { name: 'No resolved reports' })).toBeTruthy();
});

it('should say that the list could not be loaded, and load it again', async () => {
  api.on('GET /api/reports', () => failure('unavailable'));
  await show();
  expect(await screen.findByRole('heading', { name: 'Couldn’t load reports' })).toBeTruthy();
  api.on('GET /api/reports', () => ({
    body: { items: [open], open: 1, total: 1, more: false, page: 1, pageSize: 20 },
  }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'BCDFG-23456' })).toBeTruthy();
});
