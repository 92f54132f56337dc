import { Stack, Table, type TableColumn, type TableSelection } from '@ringtag/ui';
import type { ReactNode } from 'react';
import { holdsNothing, type Counted } from './list-address';
import { ListView, type ListViewProps } from './list-view';

interface ListTableProps<Row, List extends Counted> extends Omit<
  ListViewProps<List>,
  'skeleton' | 'children'
> {
  /** The accessible name of the table. The page shows it as its heading. */
  title: string;
  columns: readonly TableColumn<Row>[];
  selection?: TableSelection<Row>;
  /** Stands between the filters and the table. */
  above?: (list: List) => ReactNode;
  gap?: 4 | 6;
}

const rowKey = ({ id }: { id: string }) => id;

export function ListTable<Row extends { id: string }, List extends Counted & { items: Row[] }>(
  props: ListTableProps<Row, List>,
) {
  const { title, columns, selection, above, gap = 6, ...view } = props;
  const table = { caption: title, hideCaption: true, columns, rowKey };
  return (
    // Pages without rows have no buttons above: what was drawn while they loaded is replaced, and does not move up.
    <Stack key={String(holdsNothing(view.address, view.query.data))} gap={gap}>
      <ListView {...view} skeleton={(label) => <Table {...table} rows={[]} loading={label} />}>
        {(list) => (
          <>
            {above?.(list)}
            <Table {...table} rows={list.items} busy={view.query.isPlaceholderData} selection={selection} />
          </>
        )}
      </ListView>
    </Stack>
  );
}
