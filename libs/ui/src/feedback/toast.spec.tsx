import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastViewport } from './toast';
import type * as ToastStore from './toast-store';
import { dismissToast, showToast, TOAST_MS, type ToastOptions } from './toast-store';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

const show = (options: ToastOptions) => act(() => showToast(options));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

describe('ToastViewport', () => {
  beforeEach(() => void render(<ToastViewport label="Notifications" closeLabel="Close" />));

  it('should announce a toast in a status region and remove it after 5 s', () => {
    expect(screen.getByRole('status').textContent).toBe('');
    show({ message: 'Saved' });
    expect(screen.getByRole('status').textContent).toBe('Saved');
    wait(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('should replace the visible toast, which gets its own full time', () => {
    show({ message: 'First' });
    wait(4000);
    show({ message: 'Second' });
    expect(screen.queryByText('First')).toBeNull();
    wait(4999);
    expect(screen.queryByText('Second')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('should give a toast with the same text its own time too', () => {
    show({ message: 'Copied' });
    wait(4000);
    show({ message: 'Copied' });
    wait(4000);
    expect(screen.queryByText('Copied')).not.toBeNull();
  });

  it.each([
    ['the pointer is on it', () => fireEvent.pointerEnter(region()), () => fireEvent.pointerLeave(region())],
    ['the focus is on it', () => screen.getByRole('button').focus(), () => screen.getByRole('button').blur()],
    ['the window is not in use', () => fireEvent.blur(window), () => fireEvent.focus(window)],
  ])('should stop the clock while %s', (_case, start, stop) => {
    show({ message: 'Saved' });
    wait(3000);
    act(() => void start());
    wait(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => void stop());
    wait(1999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('should run the clock of the next toast after one was closed under the pointer', () => {
    show({ message: 'First' });
    fireEvent.pointerEnter(region());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('First')).toBeNull();
    show({ message: 'Second' });
    wait(TOAST_MS);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('should take the focus on F8 and close on Escape', () => {
    show({ message: 'Saved' });
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(document.activeElement).toBe(region());
    fireEvent.keyDown(region(), { key: 'Escape' });
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('should run its action once and close', () => {
    const onSelect = jest.fn();
    show({ message: 'Archived', action: { label: 'Undo', onSelect } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Archived')).toBeNull();
  });

  it('should keep a toast without end until it is closed', () => {
    show({ message: 'Offline', duration: Infinity });
    wait(3_600_000);
    expect(screen.queryByText('Offline')).not.toBeNull();
  });

  it('should show toasts of a separately built copy of the store', () => {
    jest.isolateModules(() => {
      const copy = jest.requireActual<typeof ToastStore>('./toast-store');
      expect(copy.showToast).not.toBe(showToast);
      act(() => copy.showToast({ message: 'From a remote' }));
    });
    expect(screen.queryByText('From a remote')).not.toBeNull();
  });
});
