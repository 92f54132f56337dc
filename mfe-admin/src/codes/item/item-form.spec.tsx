/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blue, toList } from '../../presets/testing/preset-answers';
import remote from '../../remote';
import type { ItemDetail } from '../items.queries';
import { ItemForm } from './item-form';

installDialogInJsdom();
const api = fakeApi();
const CHANGE = 'PATCH /api/items/i1';
const item = { id: 'i1', label: 'Speaker', status: 'active', activatable: true } as ItemDetail;
const show = () =>
  renderPage({ remote, Page: () => <ItemForm item={item} />, path: '/item/:id', at: '/item/i1' });
const changes = () => api.calls.filter(({ call }) => call === CHANGE).map(({ body }) => body);

beforeEach(() => {
  api.on('GET /api/presets', () => toList(blue));
  api.on(CHANGE, ({ body }) => ({ body: { ...item, ...(body as object) } }));
});

it.each([
  ['label', /^Label/, 'The label is longer than 100 characters'],
  ['maxActivations', /^Activation limit/, /^Enter a whole number/],
  ['presetId', /^Preset/, /^This preset no longer exists/],
])('should show at its field that the server refuses %s, and focus it', async (field, label, text) => {
  api.on(CHANGE, () => failure('validation_failed', { error: [{ field, code: 'any', message: 'm' }] }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('should ask before changes are lost by going back, and no more once they are saved', async () => {
  await show();
  const question = { name: 'Save and leave' };
  await userEvent.type(screen.getByLabelText(/^Label/), 's ');
  window.history.back();
  await userEvent.click(await screen.findByRole('button', question));
  await waitFor(() => expect(changes()).toMatchObject([{ label: 'Speakers' }]));
  await waitFor(() => expect(screen.getByLabelText(/^Label/)).toHaveProperty('value', 'Speakers'));
  await waitFor(() => expect(screen.queryByRole('button', question)).toBeNull());
});
