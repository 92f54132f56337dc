import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import type { UseQueryResult } from '@ringtag/vendor/query';
import { MemoryRouter } from '@ringtag/vendor/router/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useListAddress } from './list-address';
import { ListView, type ListViewProps } from './list-view';
import { listTexts } from './texts';

interface Names {
  items: string[];
  total: number;
  more?: boolean;
  pageSize: number;
}

beforeAll(async () => {
  await startI18n('en');
  declareTexts(listTexts);
  await loadTexts('lists');
});

function List(props: Partial<ListViewProps<Names>> & { data?: Names }) {
  const address = useListAddress();
  return (
    <ListView
      address={address}
      query={{ data: props.data, isPending: !props.data } as UseQueryResult<Names>}
      texts={{ search: 'Search names', loadFailed: 'No names', pages: 'Pages of names' }}
      skeleton={(label) => label}
      empty="None"
      {...props}
    >
      {({ items }) => items.join()}
    </ListView>
  );
}

const renderList = (props: Parameters<typeof List>[0], at = '/l') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <List {...props} />
    </MemoryRouter>,
  );
const NONE = { items: [], total: 0, pageSize: 20 };

describe('ListView', () => {
  it('should announce that it loads', () => {
    renderList({});
    expect(screen.getByText('Loading…')).toBeTruthy();
  });

  it('should leave the search out where nothing is there to be searched', () => {
    renderList({ data: NONE });
    expect(screen.getByText('None')).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('should keep search and filters where the filter may be the reason', () => {
    renderList({ data: NONE, filters: <button>Archived</button> });
    expect(screen.getByRole('searchbox', { name: 'Search names' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Archived' })).toBeTruthy();
  });

  it('should tell a search without results from an empty list', () => {
    const texts = { loadFailed: 'No names', pages: 'Pages of names', noneFound: 'Nobody has this name' };
    renderList({ data: NONE, texts }, '/l?q=Zoe');
    expect(screen.getByRole('heading', { name: 'Nobody has this name' })).toBeTruthy();
    expect(screen.queryByText('None')).toBeNull();
    expect(screen.getByRole('button', { name: 'Clear search' })).toBeTruthy();
  });

  it('should fold filters behind a button that says how many are active', () => {
    renderList({ data: NONE, filters: <button>Archived</button>, foldsFilters: true });
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('should offer no search where nothing can be searched for', () => {
    const texts = { loadFailed: 'No names', pages: 'Pages of names' };
    renderList({ data: NONE, texts, filters: <button>Archived</button> });
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Archived' })).toBeTruthy();
  });

  it('should lead through the pages and say what is shown', () => {
    renderList({ data: { items: ['Ann', 'Bob'], total: 1957, pageSize: 20 } });
    expect(screen.getByText('1–20 of 1,957')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(screen.getByText('21–40 of 1,957')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Pages of names' })).toBeTruthy();
  });

  it('should end the pages where they reach, and say how many there are as far as that is known', () => {
    const { unmount } = renderList({ data: { items: ['Ann'], total: 10_000, more: true, pageSize: 20 } });
    expect(screen.getByText('1–20 of 10,000+')).toBeTruthy();
    unmount();
    renderList({ data: { items: ['Ann'], total: 1_000_000, more: true, pageSize: 20 } });
    expect(screen.getByText('1–20 of 1,000,000')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Page 500' }));
    expect(screen.getByText('9,981–10,000 of 1,000,000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Page 501' })).toBeNull();
  });
});
