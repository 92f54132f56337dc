/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { NEW_CODE_PATH } from '@ringtag/contracts';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import type { MyCode } from '../codes.queries';
import MyCodesPage from '../list/my-codes.page';
import { suitcase as code } from '../testing/code-answers';

installDialogInJsdom();
const api = fakeApi();

const list = (...items: MyCode[]) => ({
  body: {
    items,
    total: items.length,
    page: 1,
    pageSize: 20,
    activeCodes: items.length,
    activationLimit: 3,
    digitalOffered: false,
  },
});
const show = (at?: string) =>
  renderPage({ remote, Page: MyCodesPage, path: '/my-codes', at, user: { name: 'Ann Lee' } });

describe('a digital code', () => {
  const offered = (...items: MyCode[]) => ({ body: { ...list(...items).body, digitalOffered: true } });
  const MAKE = 'POST /api/my-codes';
  const fields = [{ key: 'website', value: 'https://ann.example', visibility: 'public' }];
  beforeEach(() => {
    api.on('GET /api/my-codes', () => offered(code));
    api.on('GET /api/profile', () => ({ body: { name: 'Ann Lee', fields } }));
  });
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add digital code' }));
    return within(await screen.findByRole('dialog', { name: 'Add digital code' }));
  };

  it('should be offered only where the site does, to those who may have one more', async () => {
    api.on('GET /api/my-codes', () => list(code));
    await show();
    await screen.findByRole('heading', { name: 'Suitcase' });
    expect(screen.queryByRole('button', { name: 'Add digital code' })).toBeNull();
    cleanup();
    api.on('GET /api/my-codes', () => offered(code, { ...code, id: 'c2' }, { ...code, id: 'c3' }));
    await show();
    await screen.findByText(/consider upgrading/);
    expect(screen.queryByRole('button', { name: 'Add digital code' })).toBeNull();
    cleanup();
    // Whoever has no code finds one way to it: below the steps.
    api.on('GET /api/my-codes', () => offered());
    await show();
    expect(await screen.findAllByRole('button', { name: 'Add digital code' })).toHaveLength(1);
    expect(screen.getByText(/^No sticker handy\?/)).toBeTruthy();
  });

  it('should take a name and a kind, and end with its picture and files', async () => {
    const made = { ...code, id: 'c9', alias: 'WXYZ6789', label: 'Bike', digital: true };
    api.on(MAKE, () => ({ status: 201, body: made }));
    await show();
    const dialog = await openDialog();
    // The kind that fits the public fields is checked.
    await waitFor(() =>
      expect(dialog.getByRole('radio', { name: /^Business card/ })).toHaveProperty('checked', true),
    );
    await fillIn(dialog.getByRole('textbox', { name: 'What is it on?' }), ' Bike ');
    await userEvent.click(dialog.getByRole('radio', { name: /^Keys/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    const ready = within(await screen.findByRole('dialog', { name: 'Your code is ready' }));
    expect(api.calls.find(({ call }) => call === MAKE)!.body).toEqual({ label: 'Bike', pageKind: 'lost' });
    expect(ready.getByRole('img', { name: 'QR code WXYZ-6789' }).getAttribute('src')).toBe(
      '/api/my-codes/c9/qr.svg',
    );
    expect(ready.getByRole('link', { name: 'Download PNG' }).getAttribute('href')).toBe(
      '/api/my-codes/c9/qr.png?size=1024',
    );
    expect(ready.getByRole('link', { name: 'Download sheet (PDF)' }).getAttribute('href')).toBe(
      '/api/my-codes/c9/sheet.pdf?paper=Letter&size=35&copies=6',
    );
    expect(ready.getByRole('link', { name: 'Change the design' }).getAttribute('href')).toBe(
      '/my-code/c9?view=qr',
    );
    // The list was read again, and the next code starts with an empty form.
    expect(api.calls.filter(({ call }) => call.startsWith('GET /api/my-codes?'))).toHaveLength(2);
    await userEvent.click(ready.getByRole('button', { name: 'Close' }));
    const empty = (await openDialog()).getByRole('textbox', { name: 'What is it on?' });
    expect(empty).toHaveProperty('value', '');
  });

  it('should send the kind that is checked, though nobody touched it', async () => {
    api.on(MAKE, () => ({ status: 201, body: code }));
    await show();
    const dialog = await openDialog();
    const suggested = dialog.getByRole('radio', { name: /^Business card/ });
    await waitFor(() => expect(suggested).toHaveProperty('checked', true));
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    await screen.findByRole('dialog', { name: 'Your code is ready' });
    expect(api.calls.find(({ call }) => call === MAKE)!.body).toEqual({ label: null, pageKind: 'contact' });
  });

  it('should say why it was not made, and keep what was typed', async () => {
    api.on(MAKE, () => failure('too_many_requests', { retryAfter: 40_000 }));
    await show();
    const dialog = await openDialog();
    const name = dialog.getByRole('textbox', { name: 'What is it on?' });
    await userEvent.type(name, 'Bike');
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/Try again tomorrow\./);
    api.on(MAKE, () => failure('digital_codes_off'));
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toMatch(/Digital codes aren’t available here\./),
    );
    expect(name).toHaveProperty('value', 'Bike');
  });

  it.each([
    ['the first one', [], 1],
    ['the last one allowed', [code, { ...code, id: 'c2' }], 0],
  ])('should be shown when it is %s, which takes its button away', async (_, before, buttons) => {
    const made = { ...code, id: 'c9', label: 'Bike', digital: true };
    let listed: MyCode[] = before;
    api.on('GET /api/my-codes', () => offered(...listed));
    api.on(MAKE, () => {
      listed = [made, ...before];
      return { status: 201, body: made };
    });
    await show();
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Create code' }));
    await screen.findByRole('heading', { name: 'Bike' });
    const ready = screen.getByRole('dialog', { name: 'Your code is ready' });
    expect(within(ready).getByRole('link', { name: 'Download sheet (PDF)' })).toBeTruthy();
    await userEvent.click(within(ready).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(ready.isConnected).toBe(false));
    expect(screen.queryAllByRole('button', { name: 'Add digital code' })).toHaveLength(buttons);
    // What had the focus before is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('should ask whose it is where the profile has no name yet, and send that name with the code', async () => {
    api.on('GET /api/profile', () => ({ body: { name: null, fields: [] } }));
    api.on('GET /api/user/me', () => ({ body: { id: 'me', name: 'Ann Lee' } }));
    api.on(MAKE, () => ({ status: 201, body: code }));
    await renderPage({ remote, Page: MyCodesPage, path: '/my-codes', user: { name: null } });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    const name = dialog.getByRole('textbox', { name: /^Your name/ });
    expect(document.activeElement).toBe(name);
    expect(dialog.getByText('Name is required')).toBeTruthy();
    await fillIn(name, ' Ann Lee ');
    await userEvent.click(dialog.getByRole('button', { name: 'Create code' }));
    await screen.findByRole('dialog', { name: 'Your code is ready' });
    expect(api.calls.find(({ call }) => call === MAKE)!.body).toEqual({
      profileName: 'Ann Lee',
      label: null,
      pageKind: 'lost',
    });
    // The header of the page shows the name.
    await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain('GET /api/user/me'));
  });

  it('should be asked for by an address, once', async () => {
    const { address } = await show(NEW_CODE_PATH);
    const dialog = await screen.findByRole('dialog', { name: 'Add digital code' });
    await waitFor(() => expect(address()).toBe('/my-codes'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
