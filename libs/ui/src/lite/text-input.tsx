import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';
import { useFieldControl } from './field';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A one-line text control of any text-like `type`. */
export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...useFieldControl(rest)} className={classNames(styles.control, className)} />;
}
