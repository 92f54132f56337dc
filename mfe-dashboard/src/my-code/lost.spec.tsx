/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MyCodeDetail } from '../codes/codes.queries';
import { suitcaseDetail } from '../codes/testing/code-answers';
import remote from '../remote';
import MyCodePage from './my-code.page';

installDialogInJsdom();
const api = fakeApi();
const LOST = { words: '', reward: '', since: '2026-11-21T10:00:00.000Z', openings: 0 };

async function show(lost: MyCodeDetail['lost']) {
  let code: MyCodeDetail = { ...suitcaseDetail, lost };
  const mark = (body: object) => ({ body: (code = { ...code, lost: { ...LOST, ...code.lost, ...body } }) });
  api.on('GET /api/my-codes/c1', () => ({ body: code }));
  api.on('PUT /api/my-codes/c1/lost', ({ body }) => mark(body as object));
  api.on('DELETE /api/my-codes/c1/lost', () => ({ body: (code = { ...code, lost: null }) }));
  api.on('GET /api/my-codes/c1/scans', () => ({ body: { days: [], total: 0 } }));
  api.on('GET /api/messages', () => ({ body: { items: [], total: 0, held: 0 } }));
  const items = [
    { event: 'lost', at: LOST.since },
    { event: 'activated', at: suitcaseDetail.activatedAt },
  ];
  api.on('GET /api/my-codes/c1/history', () => ({ body: { items, total: 2, page: 1, pageSize: 5 } }));
  await renderPage({ remote, Page: MyCodePage, path: '/my-code/:id', at: '/my-code/c1' });
}
const changes = () => api.calls.filter(({ call }) => call.endsWith('/lost')).map(({ body }) => body);

it('should mark a code as lost at one press, then ask what its page should say', async () => {
  await show(null);
  await userEvent.click(await screen.findByRole('button', { name: 'I’ve lost this' }));
  const dialog = await screen.findByRole('dialog', { name: 'Marked as lost' });
  expect(changes()).toEqual([{}]);
  await fillIn(within(dialog).getByLabelText('Message to the finder (optional)'), ' He is shy ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit message' });
  expect(changes()[1]).toEqual({ words: 'He is shy', reward: '' });
});

it('should say how often the page of a lost code was opened, and end it at one press', async () => {
  await show({ ...LOST, openings: 14 });
  await screen.findByText('Its page was opened 14 times since.');
  expect(screen.getByText('Lost')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I have it back' }));
  await screen.findByRole('button', { name: 'I’ve lost this' });
  expect(screen.queryByText('Its page was opened 14 times since.')).toBeNull();
});

it('should tell the history of a code in plain words, newest first', async () => {
  await show(null);
  const history = within(await screen.findByRole('region', { name: 'History' }));
  const events = (await history.findAllByRole('listitem')).map(({ firstChild }) => firstChild?.textContent);
  expect(events).toEqual(['Marked as lost', 'Activated']);
});
