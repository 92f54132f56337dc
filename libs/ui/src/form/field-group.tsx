import { useId, type ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import { Asterisk, describedBy, FieldMessages, type FieldProps } from '../lite/field';
import styles from './field-group.module.css';

export interface FieldGroupProps extends Pick<FieldProps, 'label' | 'required' | 'hint' | 'error'> {
  /** A group whose controls are one choice is required and invalid as a whole. */
  role?: 'radiogroup';
  /** Beside one another while they fit, instead of below one another. */
  inline?: boolean;
  /** Several controls, such as check boxes, each with a label of its own. */
  children: ReactNode;
}

/** What a Field is for one control, for several: label, hint and error of a group. The rule of Field about errors holds here. */
export function FieldGroup({ label, required, hint, error, role, inline, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-describedby={describedBy(id, { hint, error })}
      aria-required={role && required}
      aria-invalid={role && error ? true : undefined}
    >
      <legend className={styles.legend}>
        {label}
        {required && <Asterisk />}
      </legend>
      <div className={classNames(styles.controls, inline && styles.inline)}>{children}</div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
