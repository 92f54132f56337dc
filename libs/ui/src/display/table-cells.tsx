import type { CSSProperties, ReactNode } from 'react';
import { IconChevronDown, IconChevronUp } from '../lite/icons';
import { VisuallyHidden } from '../lite/visually-hidden';
import styles from './table.module.css';

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableColumn<Row> {
  key: string;
  /** Text of the header cell. In cards, it is the label of the line. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the cell the header of its row. */
  rowHeader?: boolean;
  sortable?: boolean;
  align?: 'start' | 'end';
  /** Shows the header to screen readers only, such as for a column of buttons. */
  hideHeader?: boolean;
  /**
   * Share of the table's width, in percent. If every column has one, all keep their place, whatever the rows contain.
   */
  width?: number;
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

export function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const Arrow = direction === 'descending' ? IconChevronDown : IconChevronUp;
  return (
    <th
      scope="col"
      role="columnheader"
      className={column.align === 'end' ? styles.end : undefined}
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
      style={{ '--width': column.width && `${column.width}%` } as CSSProperties}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ key: column.key, direction: next })}
        >
          {column.header}
          <Arrow size={16} className={direction ? styles.arrow : styles.arrowIdle} />
        </button>
      ) : column.hideHeader ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </th>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  children: ReactNode;
}

export function Cell<Row>({ column, children }: CellProps<Row>) {
  const className = column.align === 'end' ? styles.end : undefined;
  if (column.rowHeader) {
    return (
      <th scope="row" role="rowheader" className={className}>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" className={className} data-label={column.hideHeader ? undefined : column.header}>
      {children}
    </td>
  );
}
