import { Options, Select } from '@ringtag/ui';
import styles from './filter-select.module.css';
import type { ListAddress } from './list-address';

interface SortSelectProps<Sort extends string> {
  address: Pick<ListAddress<never, Sort>, 'sort' | 'setSort'>;
  label: string;
  /** The first order is the default, and is left out of the address. */
  sorts: readonly Sort[];
  text: (sort: Sort) => string;
  className?: string;
}

/** The select for the order of a list. */
export function SortSelect<Sort extends string>(props: SortSelectProps<Sort>) {
  const { address, label, sorts, text, className = styles.filter } = props;
  return (
    <Select
      className={className}
      aria-label={label}
      value={address.sort ?? sorts[0]}
      onChange={({ target }) => address.setSort(sorts.slice(1).find((sort) => sort === target.value))}
    >
      <Options values={sorts} text={text} />
    </Select>
  );
}
