import { fireEvent, render, screen } from '@testing-library/react';
import { pagesToShow, Pagination, type PaginationProps } from './pagination';

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
  const labels = {
    nav: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    range: ({ from, to, total }: { from: number; to: number; total: number }) => `${from}–${to} of ${total}`,
    pageSize: 'Rows per page',
  };
  const renderPagination = (props: Partial<PaginationProps>) =>
    render(
      <Pagination
        page={1}
        total={57}
        pageSize={20}
        pageSizes={[20, 100]}
        onPageSize={() => undefined}
        onChange={() => undefined}
        labels={labels}
        {...props}
      />,
    );

  it('should mark the current page and ask for others', () => {
    const onChange = jest.fn();
    renderPagination({ page: 2, onChange });
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
    for (const name of ['Previous', 'Next', 'Page 3']) fireEvent.click(screen.getByRole('button', { name }));
    expect(onChange.mock.calls).toEqual([[1], [3], [3]]);
  });

  it('should not lead beyond the ends', () => {
    renderPagination({ page: 1, total: 40 });
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', false);
  });

  it.each([
    [1, '1–20 of 57'],
    [3, '41–57 of 57'],
  ])('should say what page %d shows', (page, text) => {
    renderPagination({ page });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('should offer sizes of the page, and keep doing so where one page holds all', () => {
    const onPageSize = jest.fn();
    renderPagination({ pageSize: 100, onPageSize });
    expect(screen.queryByRole('navigation')).toBeNull();
    const choice = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(choice).toHaveProperty('value', '100');
    fireEvent.change(choice, { target: { value: '20' } });
    expect(onPageSize).toHaveBeenCalledWith(20);
  });

  it('should be left out where there is nothing to choose', () => {
    const { container } = renderPagination({ total: 20 });
    expect(container.innerHTML).toBe('');
  });
});
