import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastViewport } from './toast';
import type * as ToastStore from './toast-store';
import { currentToast, dismissToast, showToast, updateToast, type ToastOptions } from './toast-store';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(async () => {
  await act(async () => dismissToast());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Shows a toast. The first call also loads the code that draws toasts. */
async function show(options: ToastOptions): Promise<number> {
  let id = 0;
  await act(async () => void (id = showToast(options)));
  return id;
}
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const toast = () => screen.queryByRole('listitem');
const region = () => screen.queryByRole('region', { name: 'Notifications (F8)' });

describe('ToastViewport', () => {
  beforeEach(() => {
    // In a test there is no window that could have the focus.
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    render(<ToastViewport label="Notifications" closeLabel="Close" />);
  });

  it('should draw nothing while there is no toast', async () => {
    expect(region()).toBeNull();
    await show({ description: 'Saved' });
    expect(region()).not.toBeNull();
    await act(async () => dismissToast());
    expect(region()).toBeNull();
  });

  it('should close a toast after 5000 ms (UI-10)', async () => {
    await show({ description: 'Saved' });
    await wait(4999);
    expect(toast()?.textContent).toBe('Saved');
    await wait(1);
    expect(toast()).toBeNull();
  });

  it('should close a toast after its own duration (UI-115)', async () => {
    await show({ description: 'Upload Failed!', duration: 2000 });
    await wait(1999);
    expect(toast()).not.toBeNull();
    await wait(1);
    expect(toast()).toBeNull();
  });

  it('should replace the visible toast, which gets its own full time (UI-11, UI-114)', async () => {
    await show({ description: 'Copied' });
    await wait(4000);
    await show({ description: 'Copied' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await wait(4999);
    expect(toast()).not.toBeNull();
    await wait(1);
    expect(toast()).toBeNull();
  });

  it('should keep a toast without end until it is closed', async () => {
    await show({ description: 'Offline', duration: Infinity });
    await wait(3_600_000);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(toast()).toBeNull();
  });

  it('should keep a toast whose update says that it has no end', async () => {
    const id = await show({ description: 'Sending …' });
    await act(async () => updateToast(id, { description: 'No network', duration: Infinity }));
    await wait(3_600_000);
    expect(toast()).not.toBeNull();
  });

  it('should announce an error at once and the others politely (UI-122)', async () => {
    await show({ description: 'Saved', variant: 'success' });
    await wait(50);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('status').textContent).toBe('Notifications Saved');
    await show({ description: 'Not saved', variant: 'error' });
    await wait(50);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('assertive');
  });

  it('should run its action once and close', async () => {
    const onSelect = jest.fn();
    await show({ description: 'Archived', action: { label: 'Undo', onSelect } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(toast()).toBeNull();
  });

  it('should not start the clock in a window that nobody looks at', async () => {
    jest.mocked(document.hasFocus).mockReturnValue(false);
    await show({ description: 'Saved' });
    await wait(60_000);
    expect(toast()).not.toBeNull();
    act(() => void fireEvent.focus(window));
    await wait(4999);
    expect(toast()).not.toBeNull();
    await wait(1);
    expect(toast()).toBeNull();
  });

  it('should give the focus back to where it was', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await show({ description: 'Saved' });
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(region()?.contains(document.activeElement)).toBe(true);
    await act(async () => void fireEvent.keyDown(document.activeElement!, { key: 'Escape' }));
    expect(toast()).toBeNull();
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('should run the clock of the next toast after one was closed under the pointer', async () => {
    await show({ description: 'First' });
    fireEvent.pointerMove(screen.getByRole('listitem'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await show({ description: 'Second' });
    await wait(5000);
    expect(toast()).toBeNull();
  });

  it('should show toasts of a separately built copy of the store', async () => {
    await act(async () =>
      jest.isolateModules(() => {
        const copy = jest.requireActual<typeof ToastStore>('./toast-store');
        expect(copy.showToast).not.toBe(showToast);
        copy.showToast({ description: 'From a remote' });
      }),
    );
    expect(toast()?.textContent).toBe('From a remote');
  });

  it('should follow the dialog that opens and the one that closes', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await show({ description: 'Saved' });
    expect(dialog.contains(toast())).toBe(false);
    await act(async () => dialog.setAttribute('open', ''));
    expect(dialog.contains(toast())).toBe(true);
    await act(async () => dialog.remove());
    expect(document.body.contains(toast())).toBe(true);
  });
});

describe('toast store', () => {
  it('should add a toast open, update it, dismiss it and remove it after 1,000,000 ms (UI-12, UI-113)', () => {
    const id = showToast({ description: 'Sending …' });
    expect(currentToast()).toEqual({ id, open: true, description: 'Sending …' });
    updateToast(id, { description: 'Sent', variant: 'success' });
    expect(currentToast()).toEqual({ id, open: true, description: 'Sent', variant: 'success' });
    dismissToast(id);
    expect(currentToast()).toMatchObject({ id, open: false });
    jest.advanceTimersByTime(999_999);
    expect(currentToast()).toMatchObject({ id, open: false });
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeUndefined();
  });

  it('should leave a toast alone that has replaced the one meant', () => {
    const first = showToast({ description: 'First' });
    const second = showToast({ description: 'Second' });
    updateToast(first, { description: 'Changed' });
    dismissToast(first);
    expect(currentToast()).toEqual({ id: second, open: true, description: 'Second' });
  });

  it('should not remove the toast that came after a dismissed one', () => {
    dismissToast(showToast({ description: 'First' }));
    showToast({ description: 'Second' });
    jest.advanceTimersByTime(2_000_000);
    expect(currentToast()).toMatchObject({ description: 'Second', open: true });
  });
});
