import { fireEvent, render, screen } from '@testing-library/react';
import { pagesToShow, Pagination } from './pagination';

describe('pagesToShow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, null, 10]],
    [3, 10, [1, 2, 3, 4, null, 10]],
    [4, 10, [1, 2, 3, 4, 5, null, 10]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [8, 10, [1, null, 7, 8, 9, 10]],
    [10, 10, [1, null, 9, 10]],
  ])('should offer for page %d of %d %j', (page, count, pages) => {
    expect(pagesToShow(page, count)).toEqual(pages);
  });
});

describe('Pagination', () => {
  const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

  it('should mark the current page and ask for others', () => {
    const onChange = jest.fn();
    render(<Pagination page={2} pageCount={3} onChange={onChange} labels={labels} />);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
    for (const name of ['Previous', 'Next', 'Page 3']) fireEvent.click(screen.getByRole('button', { name }));
    expect(onChange.mock.calls).toEqual([[1], [3], [3]]);
  });

  it('should not lead beyond the ends', () => {
    render(<Pagination page={1} pageCount={2} onChange={() => undefined} labels={labels} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false);
  });

  it('should be left out for a single page', () => {
    const { container } = render(
      <Pagination page={1} pageCount={1} onChange={() => undefined} labels={labels} />,
    );
    expect(container.innerHTML).toBe('');
  });
});
