import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('useCountdown', () => {
  let end: number;
  beforeEach(() => {
    jest.useFakeTimers();
    end = Date.now() + 20_000;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('should count 20 seconds down and then end once (UI-4)', () => {
    const onEnd = jest.fn();
    const { result } = renderHook(() => useCountdown(end, true, onEnd));
    expect(result.current).toBe(20);
    pass(19);
    expect(result.current).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    pass(5);
    expect(result.current).toBe(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('should end in time in a hidden page whose repeated timers stand still (UI-4)', () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    jest.spyOn(global, 'setInterval').mockReturnValue(undefined as unknown as NodeJS.Timeout);
    const onEnd = jest.fn();
    renderHook(() => useCountdown(end, true, onEnd));
    pass(20);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each(['visibilitychange', 'pageshow', 'focus'])(
    'should end at once when a page that slept wakes up: %s (UI-4)',
    (event) => {
      const onEnd = jest.fn();
      const { result } = renderHook(() => useCountdown(end, true, onEnd));
      pass(5);
      // Timers stop while the machine sleeps, but the wall clock goes on.
      jest.setSystemTime(end + 3_600_000);
      expect(onEnd).not.toHaveBeenCalled();
      act(() => void window.dispatchEvent(new Event(event)));
      expect(onEnd).toHaveBeenCalledTimes(1);
      expect(result.current).toBe(0);
    },
  );

  it('should stop once the person has answered', () => {
    const onEnd = jest.fn();
    const { rerender } = renderHook(({ running }) => useCountdown(end, running, onEnd), {
      initialProps: { running: true },
    });
    pass(10);
    rerender({ running: false });
    pass(60);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
