import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';
import { useFieldControl } from './field';

export interface PlainTextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A text area of fixed size, which a server can draw. */
export function PlainTextArea({ className, ...rest }: PlainTextAreaProps) {
  return (
    <textarea {...useFieldControl(rest)} className={classNames(styles.control, styles.textArea, className)} />
  );
}
