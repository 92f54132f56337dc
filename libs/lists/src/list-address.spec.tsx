import { useLocation } from '@ringtag/vendor/router';
import { MemoryRouter } from '@ringtag/vendor/router/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { useListAddress, usePageInRange } from './list-address';

function showAt(at: string, total?: number) {
  const { result } = renderHook(
    () => {
      const list = useListAddress({ show: ['unread', 'archived'], code: /^[A-Z]{4}$/ });
      usePageInRange(total === undefined ? undefined : { total, pageSize: 20 }, list);
      const { pathname, search } = useLocation();
      return { list, address: pathname + search };
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter> },
  );
  return result;
}

it.each(['/l?page=0', '/l?page=-2', '/l?page=1.5', '/l?page=x', '/l?page=9999999', '/l'])(
  'should start at page 1 for %s',
  (at) => {
    const page = showAt(at);
    expect(page.current.list.page).toBe(1);
  },
);

it('should ignore filter values that it does not know and parts of the address that are not its own', () => {
  const page = showAt('/l?show=everything&id=7&q=%20');
  expect(page.current.list).toMatchObject({ filters: {}, q: undefined, isNarrowed: false });
  act(() => page.current.list.setFilter('show', 'unread'));
  expect(page.current.address).toBe('/l?show=unread&id=7&q=+');
});

it('should take values that cannot be listed by what they look like', () => {
  expect(showAt('/l?code=ABCD').current.list.filters).toEqual({ code: 'ABCD' });
  expect(showAt('/l?code=ABCDE').current.list.filters).toEqual({});
});

it('should start over at the first page when search or filter change', async () => {
  const page = showAt('/l?page=4');
  act(() => page.current.list.setFilter('show', 'archived'));
  expect(page.current.address).toBe('/l?show=archived');
  act(() => page.current.list.setPage(2));
  act(() => page.current.list.setSearchText('keys '));
  expect(page.current.list).toMatchObject({ searchText: 'keys ', q: undefined });
  await waitFor(() => expect(page.current.address).toBe('/l?show=archived&q=keys+'));
  expect(page.current.list).toMatchObject({ searchText: 'keys ', q: 'keys', page: 1 });
});

it('should keep both of two changes that come before the first is drawn', () => {
  const page = showAt('/l');
  act(() => {
    page.current.list.setFilter('code', 'ABCD');
    page.current.list.setFilter('show', 'archived');
  });
  expect(page.current.address).toBe('/l?code=ABCD&show=archived');
});

it('should keep a change that comes while the one before is drawn', () => {
  const { result } = renderHook(
    () => {
      const { search, pathname } = useLocation();
      const isFirst = search === '?code=ABCD';
      const before = useRef<() => void>(null);
      useLayoutEffect(() => {
        if (isFirst) before.current!();
      }, [isFirst]);
      const list = useListAddress({ show: ['archived'], code: /^[A-Z]{4}$/ });
      const { setPageSize } = list;
      useLayoutEffect(() => {
        before.current = () => list.setFilter('show', 'archived');
        if (isFirst) setPageSize(50);
      }, [isFirst]);
      return { list, address: pathname + search };
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/l']}>{children}</MemoryRouter> },
  );
  act(() => result.current.list.setFilter('code', 'ABCD'));
  expect(result.current.address).toBe('/l?code=ABCD&show=archived&size=50');
});

it('should keep what was chosen after the last key of a search', async () => {
  const page = showAt('/l');
  act(() => page.current.list.setSearchText('keys'));
  act(() => page.current.list.setFilter('show', 'archived'));
  await waitFor(() => expect(page.current.address).toBe('/l?show=archived&q=keys'));
});

it('should drop everything at once', () => {
  const page = showAt('/l?page=4&q=keys&show=unread');
  act(() => page.current.list.clear());
  expect(page.current.address).toBe('/l');
});

it('should keep the size of the page in the address, and start over when it changes', () => {
  const page = showAt('/l?page=4&q=keys');
  expect(page.current.list.params).toEqual({ page: 4, q: 'keys' });
  act(() => page.current.list.setPageSize(50));
  expect(page.current.address).toBe('/l?q=keys&size=50');
  expect(page.current.list.params).toEqual({ page: 1, pageSize: 50, q: 'keys' });
  act(() => page.current.list.setPageSize(20));
  expect(page.current.address).toBe('/l?q=keys');
});

it.each(['101', '0', 'x', '1.5'])('should ignore %s as the size of the page', (size) => {
  const page = showAt(`/l?size=${size}`);
  expect(page.current.list.params).toEqual({ page: 1 });
});

it('should lead from a page that is gone to the last one', async () => {
  const page = showAt('/l?page=4', 41);
  await waitFor(() => expect(page.current.address).toBe('/l?page=3'));
});

it('should stay on the first page of an empty list', () => {
  const page = showAt('/l', 0);
  expect(page.current.address).toBe('/l');
});
