import { Checkbox } from '../form/checkbox';
import styles from './table.module.css';

export interface TableSelection<Row> {
  /** Keys of the selected rows, including rows on other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Label of the check box that selects all rows of this page. */
  allLabel: string;
  /** Label of a row's check box, such as "Select Suitcase". */
  rowLabel: (row: Row) => string;
}

interface SelectAllCellProps<Row> {
  selection: TableSelection<Row>;
  /** Keys of the rows on this page. */
  keys: readonly string[];
}

export function SelectAllCell<Row>({ selection, keys }: SelectAllCellProps<Row>) {
  const { selected, onChange, allLabel } = selection;
  const chosen = keys.filter((key) => selected.has(key)).length;
  const all = keys.length > 0 && chosen === keys.length;
  const toggle = () => {
    const others = [...selected].filter((key) => !keys.includes(key));
    onChange(new Set(all ? others : [...others, ...keys]));
  };
  return (
    <th scope="col" role="columnheader" className={styles.select}>
      <Checkbox
        label={allLabel}
        hideLabel
        checked={all}
        indeterminate={chosen > 0 && !all}
        disabled={keys.length === 0}
        onChange={toggle}
      />
    </th>
  );
}

interface SelectCellProps<Row> {
  selection: TableSelection<Row>;
  row: Row;
  rowKey: string;
}

export function SelectCell<Row>({ selection, row, rowKey }: SelectCellProps<Row>) {
  const { selected, onChange, rowLabel } = selection;
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(rowKey)) next.add(rowKey);
    onChange(next);
  };
  return (
    <td role="cell" className={styles.select}>
      <Checkbox label={rowLabel(row)} hideLabel checked={selected.has(rowKey)} onChange={toggle} />
    </td>
  );
}
