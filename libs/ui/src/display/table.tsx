import { useId, type ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import { IconChevronDown, IconChevronUp } from '../lite/icons';
import { VisuallyHidden } from '../lite/visually-hidden';
import styles from './table.module.css';

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableColumn<Row> {
  key: string;
  /** Text of the header cell; also the line's label in cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: drawn as its header cell. */
  rowHeader?: boolean;
  sortable?: boolean;
  align?: 'start' | 'end';
  /** The header is for screen readers only, as for a column of buttons. */
  hideHeader?: boolean;
}

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  /** Called with the column's key and the direction that a press on its header asks for. */
  onSort?: (sort: TableSort) => void;
  /** Under 640 px: one card per row, or sideways scrolling. */
  narrow?: 'cards' | 'scroll';
  /** Dims the rows while newer ones load. */
  busy?: boolean;
}

/** A data table. Roles are spelled out because cards change `display`, which takes the native ones away. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, sort, onSort, narrow = 'cards', busy } = props;
  const captionId = useId();
  return (
    <div
      className={classNames(styles.region, narrow === 'cards' && styles.cards)}
      role={narrow === 'scroll' ? 'region' : undefined}
      aria-labelledby={narrow === 'scroll' ? captionId : undefined}
      tabIndex={narrow === 'scroll' ? 0 : undefined}
    >
      <table role="table" className={styles.table} aria-busy={busy || undefined}>
        <caption id={captionId} className={styles.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const Arrow = direction === 'descending' ? IconChevronDown : IconChevronUp;
  return (
    <th
      scope="col"
      role="columnheader"
      className={column.align === 'end' ? styles.end : undefined}
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
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

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const className = column.align === 'end' ? styles.end : undefined;
  if (column.rowHeader) {
    return (
      <th scope="row" role="rowheader" className={className}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={className} data-label={column.hideHeader ? undefined : column.header}>
      {column.cell(row)}
    </td>
  );
}
