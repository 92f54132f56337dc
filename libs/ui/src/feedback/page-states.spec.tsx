import { act, fireEvent, render, screen } from '@testing-library/react';
import { ErrorState, OfflineState } from './page-states';
import { useOnline } from './use-online';

function network(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void fireEvent(window, new Event(online ? 'online' : 'offline')));
}
afterEach(() => jest.restoreAllMocks());

describe('useOnline', () => {
  it('should follow the network', () => {
    const Network = () => (useOnline() ? 'online' : 'offline');
    const { container } = render(<Network />);
    expect(container.textContent).toBe('online');
    network(false);
    expect(container.textContent).toBe('offline');
    network(true);
    expect(container.textContent).toBe('online');
  });
});

describe('OfflineState', () => {
  it('should try again once the network is back', () => {
    network(false);
    const onRetry = jest.fn();
    render(<OfflineState title="Offline" retryLabel="Try again" onRetry={onRetry} />);
    expect(onRetry).not.toHaveBeenCalled();
    network(true);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('should offer no other try where that would end alike', () => {
    render(<ErrorState title="Not found" retryLabel="Try again" />);
    expect(screen.getByRole('alert').textContent).toBe('Not found');
  });
});

describe('ErrorState', () => {
  it('should be announced and leave trying again to the person', () => {
    network(false);
    const onRetry = jest.fn();
    render(<ErrorState title="Failed" retryLabel="Try again" onRetry={onRetry} />);
    network(true);
    expect(screen.getByRole('alert').textContent).toContain('Failed');
    expect(onRetry).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
