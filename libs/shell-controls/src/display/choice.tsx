import { useId, type ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  hint?: string;
}

/** One of a few display settings, as tiles or, without pictures, side by side. Radio buttons to the keyboard. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, hideLabel, hint } = props;
  const id = useId();
  const pictures = options.some(({ picture }) => picture);
  return (
    <fieldset aria-label={hideLabel ? label : undefined} aria-describedby={hint && `${id}-hint`}>
      {!hideLabel && <legend className={styles.label}>{label}</legend>}
      <div className={pictures ? styles.tiles : styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
