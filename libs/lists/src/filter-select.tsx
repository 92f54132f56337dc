import { Options, Select, type SelectProps } from '@ringtag/ui';
import styles from './filter-select.module.css';
import type { ListAddress } from './list-address';

interface FilterSelectProps<Filter extends string, Value extends string> extends Pick<
  SelectProps,
  'className' | 'size'
> {
  address: Pick<ListAddress<Filter>, 'filters' | 'setFilter'>;
  name: Filter;
  label: string;
  /** The text of the option that filters nothing. */
  any: string;
  values: readonly Value[];
  text: (value: Value) => string;
}

/** One filter of a list. Its first option filters nothing. */
export function FilterSelect<Filter extends string, Value extends string>(
  props: FilterSelectProps<Filter, Value>,
) {
  const { address, name, label, any, values, text, className = styles.filter, size } = props;
  return (
    <Select
      className={className}
      size={size}
      aria-label={label}
      value={address.filters[name] ?? ''}
      onChange={({ target }) => address.setFilter(name, target.value || undefined)}
    >
      <option value="">{any}</option>
      <Options values={values} text={text} />
    </Select>
  );
}
