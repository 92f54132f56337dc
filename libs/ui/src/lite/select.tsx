import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';
import { useFieldControl } from './field';
import { IconChevronDown } from './icons';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** The platform's own select; takes `<option>` children. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.selectBox, className)}>
      <select {...useFieldControl(rest)} className={classNames(styles.control, styles.select)}>
        {children}
      </select>
      <IconChevronDown />
    </span>
  );
}
