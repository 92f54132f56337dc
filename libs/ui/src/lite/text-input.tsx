import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';
import { useFieldControl } from './field';

/** Heights 28, 36, 44 and 56 px, the same as for buttons (specification 9: control size). */
export type ControlSize = 'xs' | 'sm' | 'md' | 'lg';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  size?: ControlSize;
  /** Stands in the frame before the text: an icon, or a fixed part of the value. */
  prefix?: ReactNode;
  /**
   * Stands in the frame after the text: a unit, or a small button. Without a prefix, it must not appear or disappear
   * later.
   */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A text field of one line, for every `type` with text. */
export function TextInput({ size = 'md', prefix, suffix, className, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  if (!prefix && !suffix) {
    return <input type="text" {...control} className={classNames(styles.control, styles[size], className)} />;
  }
  return (
    <span className={classNames(styles.affixed, className)} dir={control.dir}>
      {prefix && <span className={styles.slot}>{prefix}</span>}
      <input type="text" {...control} className={classNames(styles.inner, styles[size])} />
      {suffix && <span className={styles.slot}>{suffix}</span>}
      <span className={styles.frame} />
    </span>
  );
}
