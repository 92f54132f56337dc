import { Select } from '@ringtag/ui';
import styles from './filter-select.module.css';

interface FilterSelectProps {
  label: string;
  /** What no choice is called. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter or an order of a list; the first option leaves the address alone. */
export function FilterSelect({ label, any, options, value, onChange }: FilterSelectProps) {
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
    >
      <option value="">{any}</option>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </Select>
  );
}
