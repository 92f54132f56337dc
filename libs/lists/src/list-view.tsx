import { PAGE } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { QueryStates, useFormats } from '@ringtag/pages';
import { classNames, Pagination, SearchInput } from '@ringtag/ui';
import type { UseQueryResult } from '@ringtag/vendor/query';
import type { ReactNode } from 'react';
import { FoldedFilters } from './folded-filters';
import {
  holdsNothing,
  isAtLeast,
  toReach,
  usePageInRange,
  type Counted,
  type ListAddress,
} from './list-address';
import styles from './list-view.module.css';
import { NothingFound } from './nothing-found';

const PAGE_SIZES = [PAGE.size, 50, PAGE.max];

type Address = Omit<ListAddress<never>, 'setFilter' | 'sort' | 'setSort'>;

export interface ListViewProps<List extends Counted> {
  address: Address;
  query: UseQueryResult<List>;
  texts: {
    /** Label of the search field. Without it the list has no search. */
    search?: string;
    loadFailed: string;
    /** Accessible name of the pages, such as "Pages of codes". */
    pages: string;
    /** Title and text if a search or filter finds nothing. Without a title, `empty` is shown then, too. */
    noneFound?: string;
    noneFoundText?: string;
  };
  /**
   * Stands beside the search field. Without filters, an empty list has nothing to search, so the search field is left
   * out.
   */
  filters?: ReactNode;
  /** True where the filters are behind a button on phones. */
  foldsFilters?: boolean;
  /** Placeholders of the same size as the rows. They announce `label`. */
  skeleton: (label: string) => ReactNode;
  /** Shown instead of the rows if there are none. Left out for a list that is never empty. */
  empty?: ReactNode;
  children: (list: List) => ReactNode;
}

/** The frame of every list page: search, filters, loading, failure, the empty state, the rows and the pages. */
export function ListView<List extends Counted>(props: ListViewProps<List>) {
  const { address, query, texts, filters, foldsFilters, skeleton, empty, children } = props;
  const { t } = useTranslation('lists');
  usePageInRange(query.isPlaceholderData ? undefined : query.data, address);
  return (
    <>
      {(filters || (texts.search && !holdsNothing(address, query.data))) && (
        <div role="search" className={classNames(styles.tools, foldsFilters && styles.folding)}>
          {texts.search && (
            <SearchInput
              className={styles.search}
              value={address.searchText}
              onChange={address.setSearchText}
              label={texts.search}
              placeholder={texts.search}
              clearLabel={t('clearSearch')}
            />
          )}
          {foldsFilters ? (
            <FoldedFilters active={Object.keys(address.filters).length}>{filters}</FoldedFilters>
          ) : (
            filters
          )}
        </div>
      )}
      <QueryStates query={query} errorTitle={texts.loadFailed} skeleton={skeleton}>
        {(list) =>
          list.total > 0 ? (
            <>
              {children(list)}
              <ListPages address={address} list={list} label={texts.pages} />
            </>
          ) : address.isNarrowed && texts.noneFound ? (
            <NothingFound address={address} title={texts.noneFound} text={texts.noneFoundText} />
          ) : (
            empty
          )
        }
      </QueryStates>
    </>
  );
}

function ListPages({ address, list, label }: { address: Address; list: Counted; label: string }) {
  const { t } = useTranslation('lists');
  const { number } = useFormats();
  return (
    <Pagination
      page={address.page}
      total={toReach(list)}
      pageSize={list.pageSize}
      pageSizes={PAGE_SIZES}
      onPageSize={address.setPageSize}
      onChange={address.setPage}
      labels={{
        nav: label,
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('page', { page }),
        range: ({ from, to }) =>
          t(isAtLeast(list) ? 'rangeOfMore' : 'range', {
            from: number(from),
            to: number(to),
            total: number(list.total),
          }),
        pageSize: t('pageSize'),
      }}
    />
  );
}
