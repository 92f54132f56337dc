import { render, screen } from '@testing-library/react';
import { Badge } from './badge';

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [12345, '99+'],
  ])('should show %d as %s', (count, text) => {
    const { container } = render(<Badge count={count} />);
    expect(container.textContent).toBe(text);
  });

  it('should show nothing for none', () => {
    const { container } = render(<Badge count={0} />);
    expect(container.innerHTML).toBe('');
  });

  it('should read its label instead of the number', () => {
    render(<Badge count={120} label="120 unread messages" />);
    expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('120 unread messages')).toBeTruthy();
  });

  it('should be a dot without text or number, and still read its label', () => {
    const { container } = render(<Badge tone="danger" label="New" />);
    expect(container.firstElementChild?.className).toContain('dot');
    expect(container.textContent).toBe('New');
  });
});
