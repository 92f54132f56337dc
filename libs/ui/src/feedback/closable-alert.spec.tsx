import { act, fireEvent, render, screen } from '@testing-library/react';
import { ClosableAlert, type ClosableAlertProps } from './closable-alert';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show(props: Partial<ClosableAlertProps> = {}) {
  render(
    <ClosableAlert tone="success" closeLabel="Close" {...props}>
      Saved
    </ClosableAlert>,
  );
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const frame = () => screen.getByRole('status').parentElement!.parentElement!;
const isLeaving = () => frame().dataset.leaving === 'true';

describe('ClosableAlert', () => {
  it('should stay until it is closed', () => {
    show();
    wait(3_600_000);
    expect(isLeaving()).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.animationEnd(frame());
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('should close by itself after 3000 ms when asked to (UI-17)', () => {
    show({ autoClose: true });
    wait(2999);
    expect(isLeaving()).toBe(false);
    wait(1);
    expect(isLeaving()).toBe(true);
  });

  it.each([
    ['the pointer is on it', () => fireEvent.pointerEnter(frame()), () => fireEvent.pointerLeave(frame())],
    ['the focus is on it', () => screen.getByRole('button').focus(), () => screen.getByRole('button').blur()],
  ])('should stop the clock while %s', (_case, start, stop) => {
    show({ autoClose: true });
    wait(2000);
    act(() => void start());
    wait(60_000);
    expect(isLeaving()).toBe(false);
    act(() => void stop());
    wait(999);
    expect(isLeaving()).toBe(false);
    wait(1);
    expect(isLeaving()).toBe(true);
  });

  it('should not mistake an animation in it for its own end', () => {
    show();
    fireEvent.animationEnd(screen.getByRole('status'));
    expect(screen.queryByText('Saved')).not.toBeNull();
  });
});
