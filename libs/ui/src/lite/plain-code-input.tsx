import { LENGTH } from '@ringtag/contracts';
import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './code-input.module.css';
import { useFieldControl } from './field';

/** Leaves room for what a pasted code has between its digits: "123 456". */
const MAX_TYPED = 2 * LENGTH.digits;

/**
 * A one-time code as `CodeInput` shows it, which a server can draw: the digits stand in the cells behind the input. A
 * script can send the form when as many digits are there as `data-digits` says.
 */
export function PlainCodeInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'>) {
  const control = useFieldControl(props);
  const invalid = control['aria-invalid'];
  return (
    <span className={styles.box} dir="ltr">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...control}
        className={classNames(styles.input, styles.plain)}
        maxLength={MAX_TYPED}
        data-digits={LENGTH.digits}
      />
      <span className={styles.cells} aria-hidden>
        {Array.from({ length: LENGTH.digits }, (_, cell) => (
          <span key={cell} className={classNames(styles.cell, invalid && styles.invalid)} />
        ))}
      </span>
    </span>
  );
}
