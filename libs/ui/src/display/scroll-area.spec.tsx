import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollArea } from './scroll-area';

describe('ScrollArea', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('should show its bar while it moves and hide it 1000 ms after the last movement', () => {
    render(<ScrollArea data-testid="area" />);
    const area = screen.getByTestId('area');
    expect(area.dataset.bar).toBe('hidden');
    fireEvent.scroll(area);
    act(() => jest.advanceTimersByTime(600));
    fireEvent.scroll(area);
    act(() => jest.advanceTimersByTime(999));
    expect(area.dataset.bar).toBe('shown');
    act(() => jest.advanceTimersByTime(1));
    expect(area.dataset.bar).toBe('hidden');
  });

  it('should be a region that the keyboard can scroll where it has a name', () => {
    render(
      <>
        <ScrollArea aria-label="Log" />
        <ScrollArea data-testid="nameless" />
      </>,
    );
    expect(screen.getByRole('region', { name: 'Log' }).tabIndex).toBe(0);
    expect(screen.getByTestId('nameless').hasAttribute('tabindex')).toBe(false);
  });
});
