/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { screen } from '@testing-library/react';
import { blue, toList, red } from '../../presets/testing/preset-answers';
import remote from '../../remote';
import { ItemTrail } from './item-trail';

const api = fakeApi();
const AT = '2026-11-20T10:00:00.000Z';
const GONE = '01930000-0000-7000-8000-000000000000';

const CHANGES = [
  { field: 'viewOnly', old: 'true', new: 'false' },
  { field: 'status', old: 'active', new: 'disabled' },
  { field: 'presetId', old: red.id, new: blue.id },
  { field: 'presetId', old: null, new: GONE },
  { field: 'projectId', old: null, new: 'p1' },
  { field: 'label', old: 'Suitcase', new: null },
  { field: 'maxActivations', old: null, new: '3' },
  { field: 'countedAt', old: null, new: AT },
];

it('should tell changes in words: yes and no, statuses, names instead of ids, and dates', async () => {
  api.on('GET /api/presets', () => toList(red, blue));
  api.on('GET /api/projects/p1', () => ({ body: { id: 'p1', name: 'Expo' } }));
  api.on('GET /api/audit-log', () => ({
    body: {
      items: CHANGES.map((change, id) => ({ id: `e${id}`, at: AT, actorId: null, changes: [change] })),
    },
  }));
  await renderPage({ remote, Page: () => <ItemTrail id="i1" />, path: '/item/:id', at: '/item/i1' });
  await screen.findByText('Blue');
  await screen.findByText('Expo');
  const told = [...document.querySelectorAll('li > ul > li')].map(({ textContent }) => textContent);
  expect(told.slice(0, -1)).toEqual([
    'View only Yes →to No',
    'Status Active →to Disabled',
    'Preset Red →to Blue',
    `Preset →to ${GONE}`,
    'Project →to Expo',
    'Label Suitcase →to none',
    'Activation limit →to 3',
  ]);
  expect(told.at(-1)).toMatch(/^countedAt →to Nov 20, 2026/);
});
