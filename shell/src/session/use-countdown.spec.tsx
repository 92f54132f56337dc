import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown';

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const visible = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

describe('useCountdown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('should count 20 seconds down and then end once', () => {
    const onEnd = jest.fn();
    const { result } = renderHook(() => useCountdown(20, true, onEnd));
    expect(result.current).toBe(20);
    pass(19);
    expect(result.current).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    pass(5);
    expect(result.current).toBe(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('should stand still while the tab is hidden', () => {
    const onEnd = jest.fn();
    const state = visible('hidden');
    const { result } = renderHook(() => useCountdown(20, true, onEnd));
    pass(60);
    expect(result.current).toBe(20);
    state.mockReturnValue('visible');
    pass(5);
    expect(result.current).toBe(15);
  });

  it('should stop once the person has answered', () => {
    const onEnd = jest.fn();
    const { rerender } = renderHook(({ running }) => useCountdown(20, running, onEnd), {
      initialProps: { running: true },
    });
    pass(10);
    rerender({ running: false });
    pass(60);
    expect(onEnd).not.toHaveBeenCalled();
  });
});
