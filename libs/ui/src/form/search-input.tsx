import { useRef, type InputHTMLAttributes } from 'react';
import { Button } from '../lite/button';
import { IconClose, IconSearch } from '../lite/icons';
import { TextInput } from '../lite/text-input';
import styles from './search-input.module.css';

export interface SearchInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
  /** Accessible name of the field. */
  label: string;
  clearLabel: string;
}

/** A search field with its own clear button; clearing keeps the focus in the field. */
export function SearchInput({ value, onChange, label, clearLabel, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={styles.box}>
      <IconSearch className={styles.icon} />
      <TextInput
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <span className={styles.clear}>
          <Button
            variant="plain"
            size="xs"
            icon={<IconClose size={18} />}
            aria-label={clearLabel}
            onClick={clear}
          />
        </span>
      )}
    </span>
  );
}
