import { fireEvent, render, screen, within } from '@testing-library/react';
import { Table, type TableProps } from './table';
import type { TableColumn } from './table-cells';

interface Row {
  id: string;
  name: string;
  scans: number;
}

const ROWS: Row[] = [
  { id: '1', name: 'Suitcase', scans: 3 },
  { id: '2', name: 'Laptop', scans: 12 },
];
const COLUMNS: TableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, rowHeader: true, sortable: true },
  { key: 'scans', header: 'Scans', cell: (row) => row.scans, sortable: true, align: 'end' },
  { key: 'actions', header: 'Actions', cell: (row) => <button>Open {row.name}</button>, hideHeader: true },
];

function renderTable(props: Partial<TableProps<Row>> = {}) {
  render(<Table caption="Codes" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} {...props} />);
}

describe('Table', () => {
  it('should be a table with a caption, column headers and row headers', () => {
    renderTable();
    const table = screen.getByRole('table', { name: 'Codes' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Scans', 'Actions']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Suitcase', 'Laptop']);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .every((cell) => cell.getAttribute('scope') === 'col'),
    ).toBe(true);
  });

  it('should keep its name where the caption is hidden', () => {
    renderTable({ hideCaption: true });
    expect(screen.getByRole('table', { name: 'Codes' })).toBeTruthy();
  });

  it('should say how it is sorted and ask for the other direction', () => {
    const onSort = jest.fn();
    renderTable({ onSort, sort: { key: 'name', direction: 'ascending' } });
    const [name, scans, actions] = screen.getAllByRole('columnheader');
    expect(name?.getAttribute('aria-sort')).toBe('ascending');
    expect(scans?.getAttribute('aria-sort')).toBe('none');
    expect(actions?.hasAttribute('aria-sort')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    fireEvent.click(screen.getByRole('button', { name: 'Scans' }));
    expect(onSort.mock.calls).toEqual([
      [{ key: 'name', direction: 'descending' }],
      [{ key: 'scans', direction: 'ascending' }],
    ]);
  });

  it('should label each cell for the card view, except under a hidden header', () => {
    renderTable();
    expect(screen.getAllByRole('cell').map((cell) => cell.dataset.label)).toEqual([
      'Scans',
      undefined,
      'Scans',
      undefined,
    ]);
  });

  it('should be a region that the keyboard can scroll where it scrolls sideways', () => {
    renderTable({ narrow: 'scroll' });
    expect(screen.getByRole('region', { name: 'Codes' }).tabIndex).toBe(0);
  });

  it('should let rows be chosen one by one or all of the page, and keep those of other pages', () => {
    const onChange = jest.fn();
    const selection = {
      selected: new Set(['1', 'elsewhere']),
      onChange,
      allLabel: 'Select all',
      rowLabel: ({ name }: Row) => `Select ${name}`,
    };
    renderTable({ selection });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    fireEvent.click(all);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Suitcase' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Laptop' }));
    expect(onChange.mock.calls.map(([chosen]) => [...(chosen as Set<string>)])).toEqual([
      ['elsewhere', '1', '2'],
      ['elsewhere'],
      ['1', 'elsewhere', '2'],
    ]);
  });

  it('should take the choice of the page back where all of it is chosen', () => {
    const onChange = jest.fn();
    renderTable({
      selection: {
        selected: new Set(['1', '2', 'elsewhere']),
        onChange,
        allLabel: 'Select all',
        rowLabel: ({ name }) => name,
      },
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all', checked: true }));
    expect(onChange).toHaveBeenCalledWith(new Set(['elsewhere']));
  });

  it('should announce that it loads, with placeholders for rows', () => {
    renderTable({ rows: [], loading: 'Loading codes', empty: 'No codes' });
    expect(screen.getByRole('status').textContent).toBe('Loading codes');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('row')).toHaveLength(7);
    expect(screen.queryByText('No codes')).toBeNull();
  });

  it('should say in its place that it is empty', () => {
    renderTable({ rows: [], empty: 'No codes' });
    expect(screen.getByText('No codes')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
