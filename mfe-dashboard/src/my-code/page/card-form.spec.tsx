/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { CARD_LINKS_MAX } from '@ringtag/contracts';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suitcaseDetail } from '../../codes/testing/code-answers';
import remote from '../../remote';
import MyCodePage from '../my-code.page';

installDialogInJsdom();
const api = fakeApi();
const SAVE = 'PUT /api/my-codes/c1/card';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const Page = () => (
  <>
    <MyCodePage />
    <ToastViewport label="Notifications" closeLabel="Close" />
  </>
);
const show = () => renderPage({ remote, Page, path: '/my-code/:id', at: '/my-code/c1?view=page' });
const profile = {
  name: 'Ann Lee',
  fields: [
    { key: 'phone', value: '+49 30 1', visibility: 'public' },
    { key: 'company', value: 'Lee & Sons', visibility: 'public' },
    { key: 'city', value: 'Berlin', visibility: 'private' },
  ],
};
beforeEach(() => {
  api.on('GET /api/my-codes/c1', () => ({ body: suitcaseDetail }));
  api.on('GET /api/profile', () => ({ body: profile }));
});
afterEach(() => act(() => dismissToast()));

it('should choose what the page shows of the reader, preview it, save it, and hold it as saved', async () => {
  api.on(SAVE, ({ body }) => ({ body: { ...suitcaseDetail, card: body } }));
  await show();
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByText('Lee & Sons')).toBeTruthy();
  await userEvent.click(await screen.findByRole('radio', { name: /^Only the fields I choose/ }));
  // What is private is not offered.
  const group = within(screen.getByRole('group', { name: 'Show on this page' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(3);
  await userEvent.click(group.getByRole('checkbox', { name: 'Photo' }));
  await userEvent.click(group.getByRole('checkbox', { name: 'Company Lee & Sons' }));
  await fillIn(screen.getByLabelText('Name on this page'), 'DJ Ann');
  await userEvent.selectOptions(screen.getByLabelText('Color at the top'), 'Violet');
  await press('Add link');
  await fillIn(screen.getByLabelText('Title of link 1'), 'Shop');
  await fillIn(screen.getByLabelText('Address of link 1'), 'shop.example');
  expect(preview.queryByText('Lee & Sons')).toBeNull();
  expect(preview.getAllByText('DJ Ann').length).toBeGreaterThan(0);
  expect(preview.getByText('shop.example')).toBeTruthy();
  await press('Save details');
  await screen.findByText('Details saved');
  expect(api.calls.find(({ call }) => call === SAVE)!.body).toEqual({
    fields: ['phone'],
    name: 'DJ Ann',
    role: '',
    photo: false,
    color: 'violet',
    links: [{ label: 'Shop', url: 'shop.example' }],
  });
  expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
});

it('should lead the focus to a new link, and from one that goes to its neighbour', async () => {
  await show();
  for (let place = 1; place <= CARD_LINKS_MAX; place += 1) {
    await press('Add link');
    expect(document.activeElement).toBe(screen.getByLabelText(`Title of link ${place}`));
  }
  for (const [gone, next] of [
    ['Remove link 1', 'Remove link 1'],
    [`Remove link ${CARD_LINKS_MAX - 1}`, `Remove link ${CARD_LINKS_MAX - 2}`],
  ] as const) {
    await press(gone);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: next }));
  }
  for (let left = CARD_LINKS_MAX - 2; left > 0; left -= 1) await press('Remove link 1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add link' }));
});

it('should say at its field what is wrong with a link, and save nothing', async () => {
  await show();
  for (const place of [1, 2]) {
    await press('Add link');
    await fillIn(screen.getByLabelText(`Title of link ${place}`), 'Shop');
    await fillIn(
      screen.getByLabelText(`Address of link ${place}`),
      place === 1 ? 'shop.example' : 'http://shop.example',
    );
  }
  await press('Save details');
  const wrong = screen.getByLabelText('Address of link 2');
  await waitFor(() => expect(document.activeElement).toBe(wrong));
  expect(screen.getAllByText('Enter a secure web address (https)')).toHaveLength(1);
  await press('Move link 2 up');
  expect(screen.getByLabelText('Address of link 1')).toHaveProperty('value', 'http://shop.example');
  expect(api.calls.filter(({ call }) => call === SAVE)).toEqual([]);
});
