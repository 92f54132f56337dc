import { useRef } from 'react';
import { Button } from '../lite/button';
import { classNames } from '../lite/class-names';
import { IconClose, IconSearch } from '../lite/icons';
import { TextInput, type TextInputProps } from '../lite/text-input';
import styles from './search-input.module.css';

export interface SearchInputProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'prefix' | 'suffix' | 'ref'
> {
  value: string;
  onChange: (text: string) => void;
  /** Accessible name of the field. */
  label: string;
  clearLabel: string;
}

/** A search field with a clear button. After clearing, the focus stays in the field. The caller debounces. */
export function SearchInput({ value, onChange, label, clearLabel, className, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextInput
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      ref={input}
      type="search"
      aria-label={label}
      className={classNames(styles.search, className)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      prefix={<IconSearch />}
      suffix={
        value && (
          <Button
            variant="plain"
            size="xs"
            icon={<IconClose size={18} />}
            aria-label={clearLabel}
            onClick={clear}
          />
        )
      }
    />
  );
}
