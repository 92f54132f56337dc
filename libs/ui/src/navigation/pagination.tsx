import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconChevronEnd, IconChevronStart } from '../lite/icons';
import { Select } from '../lite/select';
import styles from './pagination.module.css';

export interface PaginationLabels {
  /** Accessible name of the navigation, such as "Pages of codes". */
  nav: string;
  previous: string;
  next: string;
  /** Accessible name of one page's button, such as "Page 3". */
  page: (page: number) => string;
  /** Which rows are shown, such as "21–40 of 57". */
  range: (range: { from: number; to: number; total: number }) => string;
  /** Accessible name of the select for the page size, such as "Rows per page". */
  pageSize: string;
}

export interface PaginationProps {
  /** The current page, counted from 1. */
  page: number;
  total: number;
  pageSize: number;
  /** The page sizes to choose from. */
  pageSizes: readonly number[];
  onPageSize: (pageSize: number) => void;
  onChange: (page: number) => void;
  labels: PaginationLabels;
}

/** The page numbers to show: the first, the last, the current one and its neighbours. Null marks a gap. */
export function pagesToShow(page: number, pageCount: number): (number | null)[] {
  const near = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1,
  );
  return near.flatMap((candidate, index) => {
    const gap = candidate - (near[index - 1] ?? candidate);
    if (gap === 2) return [candidate - 1, candidate];
    return gap > 2 ? [null, candidate] : [candidate];
  });
}

/**
 * The navigation below a list: pages, which rows are shown, and the page size. Draws nothing if there is nothing to
 * choose.
 */
export function Pagination(props: PaginationProps) {
  const { page, total, pageSize, pageSizes, onPageSize, labels } = props;
  const pageCount = Math.ceil(total / pageSize);
  if (pageCount <= 1 && total <= Math.min(pageSize, ...pageSizes)) return null;
  const from = Math.min((page - 1) * pageSize + 1, total);
  return (
    <div className={styles.pagination}>
      <p className={styles.range} dir="auto">
        {labels.range({ from, to: Math.min(page * pageSize, total), total })}
      </p>
      {pageCount > 1 && <Pages {...props} pageCount={pageCount} />}
      <Select
        className={styles.size}
        size="sm"
        aria-label={labels.pageSize}
        value={pageSize}
        onChange={(event) => onPageSize(Number(event.target.value))}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
    </div>
  );
}

function Pages({ page, pageCount, onChange, labels }: PaginationProps & { pageCount: number }) {
  return (
    <nav aria-label={labels.nav} className={styles.pages}>
      <Button
        variant="plain"
        size="sm"
        icon={<IconChevronStart />}
        aria-label={labels.previous}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pagesToShow(page, pageCount).map((candidate, index) =>
        candidate === null ? (
          <span key={`gap-${index}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={candidate}
            type="button"
            className={classNames(styles.page, candidate === page && styles.current)}
            aria-label={labels.page(candidate)}
            aria-current={candidate === page ? 'page' : undefined}
            onClick={() => onChange(candidate)}
          >
            {candidate}
          </button>
        ),
      )}
      <Button
        variant="plain"
        size="sm"
        icon={<IconChevronEnd />}
        aria-label={labels.next}
        disabled={page >= pageCount}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
