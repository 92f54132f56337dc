/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { ToastViewport } from '@ringtag/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import type { PageReport } from './page-reports.queries';
import ReportsPage from './reports.page';

const api = fakeApi();

const report: PageReport = {
  id: 'p1',
  code: { id: 'i1', alias: 'BCDFG23456', status: 'active' },
  reason: 'It asks for my credit card',
  createdAt: '2026-11-20T10:00:00.000Z',
  settledAt: null,
  settledBy: null,
};
let reports: PageReport[];

const list = <T,>(items: T[]) => ({ items, total: items.length, more: false, page: 1, pageSize: 20 });

beforeEach(() => {
  reports = [report];
  api.on('GET /api/reports', () => ({ body: { ...list([]), open: reports.length } }));
  api.on('GET /api/page-reports', ({ query }) => {
    const isSettled = query.get('settled') === 'true';
    return { body: list(reports.filter(({ settledAt }) => (settledAt !== null) === isSettled)) };
  });
});

function WithToasts() {
  return (
    <>
      <ReportsPage />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
}

const show = () => renderPage({ remote, Page: WithToasts, path: '/reports', at: '/reports' });

const reportedPages = async () => within(await screen.findByRole('region', { name: 'Reported pages' }));
/** Presses Undo by key. A toast captures the pointer, which jsdom cannot do. */
const undo = () => {
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  return userEvent.keyboard('{Enter}');
};
const bodies = (call: string) => api.calls.filter((each) => each.call === call).map(({ body }) => body);

it('should show what was reported of a page, lead to its code, settle it, and take that back', async () => {
  const settle = (settledAt: string | null, settledBy: PageReport['settledBy']) => () => {
    reports = [{ ...report, settledAt, settledBy }];
    return { body: reports[0]! };
  };
  api.on('PUT /api/page-reports/p1/settled', settle('2026-11-21T10:00:00.000Z', { id: 'u3', name: 'Zoë' }));
  api.on('DELETE /api/page-reports/p1/settled', settle(null, null));
  await show();
  const section = await reportedPages();
  expect(section.getByText('It asks for my credit card')).toBeTruthy();
  expect(screen.queryByText('No open reports')).toBeNull();
  expect(section.getByRole('link', { name: 'BCDFG-23456' }).getAttribute('href')).toBe('/item/i1');
  const user = userEvent.setup();
  await user.click(section.getByRole('button', { name: 'Mark as resolved' }));
  expect(await screen.findByText('1 report marked as resolved')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('It asks for my credit card')).toBeNull());
  expect(await screen.findByText('No open reports')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Resolved');
  expect((await screen.findByRole('link', { name: 'Zoë' })).getAttribute('href')).toBe('/users/u3');
  await undo();
  expect(await screen.findByText('1 report reopened')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('It asks for my credit card')).toBeNull());
});

it('should show all reports of a page together, and settle them together', async () => {
  const again: PageReport = { ...report, id: 'p2', reason: 'It asks again' };
  const other: PageReport = { ...report, id: 'p3', code: { ...report.code, id: 'i2', alias: 'KRTZM23456' } };
  reports = [report, other, again];
  for (const id of ['p1', 'p2']) api.on(`PUT /api/page-reports/${id}/settled`, () => ({ body: report }));
  await show();
  const section = await reportedPages();
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'BCDFG-23456',
    'KRTZM-23456',
  ]);
  expect(section.getByText('2 reports')).toBeTruthy();
  await userEvent.click(section.getAllByRole('button', { name: 'Mark as resolved' })[0]!);
  expect(await screen.findByText('2 reports marked as resolved')).toBeTruthy();
  const settled = api.calls.filter(({ call }) => call.startsWith('PUT')).map(({ call }) => call);
  expect(settled).toEqual(['PUT /api/page-reports/p1/settled', 'PUT /api/page-reports/p2/settled']);
});

it('should disable the code of a page, and take that back', async () => {
  api.on('PATCH /api/items/i1', ({ body }) => {
    reports = [{ ...report, code: { ...report.code, ...(body as object) } }];
    return { body: {} };
  });
  await show();
  const section = await reportedPages();
  await userEvent.click(section.getByRole('button', { name: 'Disable code' }));
  expect(await screen.findByText('Code BCDFG-23456 disabled')).toBeTruthy();
  expect(await section.findByText('Disabled')).toBeTruthy();
  await undo();
  expect(await screen.findByText('Code BCDFG-23456 enabled again')).toBeTruthy();
  expect(bodies('PATCH /api/items/i1')).toEqual([{ status: 'disabled' }, { status: 'active' }]);
});

it('should offer nothing for a code that was deleted', async () => {
  reports = [{ ...report, code: { ...report.code, status: null } }];
  await show();
  const section = await reportedPages();
  expect(section.queryByRole('link', { name: 'BCDFG-23456' })).toBeNull();
  expect(section.queryByRole('button', { name: 'Disable code' })).toBeNull();
});
