import { useId, type ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { classNames } from '../lite/class-names';
import { VisuallyHidden } from '../lite/visually-hidden';
import { ScrollArea } from './scroll-area';
import { Cell, HeaderCell, type TableColumn, type TableSort } from './table-cells';
import { SelectAllCell, SelectCell, type TableSelection } from './table-selection';
import styles from './table.module.css';

export interface TableProps<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort;
  /** Called when a header is pressed, with the column's key and the new direction. */
  onSort?: (sort: TableSort) => void;
  /** How the table looks below 640 px: one card per row, or a table that scrolls sideways. */
  narrow?: 'cards' | 'scroll';
  /** Adds a check box to every row. */
  selection?: TableSelection<Row>;
  /** Newer rows are loading. A line moves under the headers. */
  busy?: boolean;
  /** Announced while the first rows load. Placeholders are shown instead of rows. */
  loading?: string;
  /** Shown instead of the table if there are no rows, such as an EmptyState. */
  empty?: ReactNode;
}

/** A data table. It sets its roles explicitly, because cards change `display`, which removes the native roles. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, sort, onSort, narrow = 'cards' } = props;
  const { selection, busy, loading, empty, rowKey } = props;
  const captionId = useId();
  const noneThere = rows.length === 0 && !loading;
  const table = (
    <table
      role="table"
      className={classNames(styles.table, columns.every(({ width }) => width) && styles.fixed)}
      aria-busy={busy || Boolean(loading) || undefined}
      data-refreshing={busy || undefined}
    >
      <caption id={captionId} className={styles.caption}>
        {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {selection && <SelectAllCell selection={selection} keys={rows.map(rowKey)} />}
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{loading ? <Placeholders {...props} /> : <Rows {...props} />}</tbody>
    </table>
  );
  if (noneThere && empty) return <div className={styles.region}>{empty}</div>;
  return (
    <>
      {loading && <VisuallyHidden live>{loading}</VisuallyHidden>}
      {narrow === 'cards' ? (
        <div className={classNames(styles.region, styles.cards)}>{table}</div>
      ) : (
        <ScrollArea className={styles.region} aria-labelledby={captionId}>
          {table}
        </ScrollArea>
      )}
    </>
  );
}

function Rows<Row>({ rows, rowKey, columns, selection }: TableProps<Row>) {
  return rows.map((row) => {
    const key = rowKey(row);
    return (
      <tr key={key} role="row" data-selected={selection?.selected.has(key) || undefined}>
        {selection && <SelectCell selection={selection} row={row} rowKey={key} />}
        {columns.map((column) => (
          <Cell key={column.key} column={column}>
            {column.cell(row)}
          </Cell>
        ))}
      </tr>
    );
  });
}

const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6'];

function Placeholders<Row>({ columns, selection }: TableProps<Row>) {
  return PLACEHOLDERS.map((key) => (
    <tr key={key} role="row">
      {selection && <td role="cell" className={styles.select} />}
      {columns.map((column) => (
        <Cell key={column.key} column={{ ...column, rowHeader: false }}>
          <span className={styles.placeholder}>
            <Skeleton />
          </span>
        </Cell>
      ))}
    </tr>
  ));
}
