/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, SETTING_KEYS } from '@ringtag/contracts';
import { renderPage } from '@ringtag/pages/testing';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../operations/locales/en';
import remote from '../../remote';
import AuditLogPage from './audit-log.page';
import type { AuditEntry } from './audit-log.queries';

installDialogInJsdom();
const api = fakeApi();

const entry: AuditEntry = {
  id: 'e1',
  at: '2026-11-20T10:00:00.000Z',
  action: 'project-changed',
  actorId: 'a1',
  actorRole: 'role-admin',
  actorName: 'admin@example.com',
  subjectType: 'project',
  subjectId: 'p1',
  subjectName: 'Expo',
  changes: [
    { field: 'name', old: 'Fair', new: 'Expo' },
    { field: 'archived', old: 'false', new: 'true' },
    { field: 'fromLater', old: null, new: 'x' },
  ],
  requestId: null,
};
const bySystem: AuditEntry = {
  ...entry,
  id: 'e2',
  action: 'role-changed',
  actorId: null,
  actorRole: 'system',
  actorName: null,
  subjectType: 'user',
  subjectName: null,
  changes: [],
};
const SUBJECT = '01930000-0000-7000-8000-000000000000';
let entries: AuditEntry[];
let asked: URLSearchParams;

// The date picker shows one month or two, depending on the width of the window. This spec uses two.
Object.defineProperty(window, 'matchMedia', {
  value: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

async function show(query = '') {
  return renderPage({ remote, Page: AuditLogPage, path: '/audit-log', at: `/audit-log${query}` });
}

beforeEach(() => {
  entries = [entry, bySystem];
  api.on('GET /api/audit-log', ({ query }) => {
    asked = query;
    return { body: { items: entries, total: entries.length, page: 1, pageSize: 20 } };
  });
});

it('should tell who changed what, from what to what, and link what still exists', async () => {
  await show();
  const row = within((await screen.findByRole('rowheader', { name: 'Project updated' })).closest('tr')!);
  expect(row.getByRole('link', { name: 'Expo' }).getAttribute('href')).toBe('/project/p1');
  expect(row.getByRole('link', { name: 'admin@example.com' }).getAttribute('href')).toBe('/users/a1');
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name Fair →to Expo',
    'Archived No →to Yes',
    'fromLater →to x',
  ]);
  const other = within(screen.getByRole('rowheader', { name: 'Role changed' }).closest('tr')!);
  expect(other.getByText('System')).toBeTruthy();
  expect(other.queryByRole('link')).toBeNull();
});

it('should offer the file before the entries are there, so that the filters need not make room for it', async () => {
  api.on('GET /api/audit-log', () => new Promise(() => undefined));
  await show();
  expect(await screen.findByRole('button', { name: 'Export CSV…' })).toBeTruthy();
  expect(screen.queryByRole('rowheader')).toBeNull();
});

it('should filter through the address, and hand out the same entries as a file', async () => {
  const user = userEvent.setup();
  const { address } = await show(`?subject=${SUBJECT}&actor=nonsense&days=2026-11-01~2026-11-02`);
  await screen.findByRole('rowheader', { name: 'Project updated' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Project updated');
  await screen.findByRole('rowheader', { name: 'Project updated' });
  expect(address()).toContain('action=project-changed');
  const query = asked;
  expect([query.get('subject'), query.get('actor'), query.get('action')]).toEqual([
    SUBJECT,
    null,
    'project-changed',
  ]);
  expect(query.get('from')).toBe(new Date('2026-11-01T00:00').toISOString());
  expect(query.get('to')).toBe(new Date('2026-11-03T00:00').toISOString());
  await user.click(screen.getByRole('button', { name: 'Export CSV…' }));
  const link = await screen.findByRole('link', { name: 'Download' });
  const file = new URL(link.getAttribute('href')!, 'http://x');
  expect([file.pathname, file.searchParams.get('separator')]).toEqual(['/api/audit-log.csv', 'comma']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(file.searchParams.get('from')).toBe(query.get('from'));
  expect(file.searchParams.get('subject')).toBe(SUBJECT);
  await user.click(screen.getByRole('button', { name: 'This target only' }));
  await screen.findByRole('rowheader', { name: 'Project updated' });
  expect(address()).not.toContain('subject=');
});

it('should tell a filter without entries from an empty log', async () => {
  entries = [];
  await show('?action=item-deleted');
  expect(await screen.findByRole('heading', { name: 'No entries match these filters' })).toBeTruthy();
});

it('should have words for every action and every subject, for settings, designs and releases', () => {
  expect(AUDIT_ACTIONS.filter((action) => !(action in en.records.auditLog.actions))).toEqual([]);
  expect(AUDIT_SUBJECTS.filter((subject) => !(subject in en.records.auditLog.subjects))).toEqual([]);
  const ofReleases = ['remote', 'number', 'commit', 'token', 'share', 'blocked'];
  const fields = [...SETTING_KEYS, ...Object.keys(PLAIN_DESIGN), ...ofReleases];
  expect(fields.filter((field) => !(field in en.records.auditLog.fields))).toEqual([]);
});
