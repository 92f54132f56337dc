import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconChevronEnd, IconChevronStart } from '../lite/icons';
import styles from './pagination.module.css';

export interface PaginationLabels {
  /** Accessible name of the whole, such as "Pages of codes". */
  nav: string;
  previous: string;
  next: string;
  /** Accessible name of one page's button, such as "Page 3". */
  page: (page: number) => string;
}

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  onChange: (page: number) => void;
  labels: PaginationLabels;
}

/** The pages to offer: first, last, the current one and its neighbours; null where some are left out. */
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

/** Nothing is drawn for a single page. */
export function Pagination({ page, pageCount, onChange, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.nav} className={styles.pagination}>
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
