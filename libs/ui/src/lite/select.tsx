import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';
import { useFieldControl } from './field';
import { IconChevronDown } from './icons';
import type { ControlSize } from './text-input';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
  size?: ControlSize;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's select. Its children are `<option>` and `<optgroup>`. */
export function Select({ size = 'md', className, children, ...rest }: SelectProps) {
  return (
    <span className={classNames(styles.chevronBox, className)}>
      <select {...useFieldControl(rest)} className={classNames(styles.control, styles[size], styles.select)}>
        {children}
      </select>
      <IconChevronDown />
    </span>
  );
}
