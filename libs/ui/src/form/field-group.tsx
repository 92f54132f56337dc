import { useId, type ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import { Asterisk, describedBy, FieldMessages, type FieldProps } from '../lite/field';
import field from '../lite/field.module.css';
import styles from './field-group.module.css';

export interface FieldGroupProps extends Pick<FieldProps, 'label' | 'required' | 'hint' | 'error'> {
  /** For controls that are one choice: the group as a whole is required and invalid. */
  role?: 'radiogroup';
  /** Places the controls side by side if they fit, instead of one below the other. */
  inline?: boolean;
  /** Several controls, such as check boxes. Each has a label of its own. */
  children: ReactNode;
}

/** Like Field, for several controls: the label, hint and error of a group. Errors follow the same rule as in Field. */
export function FieldGroup({ label, required, hint, error, role, inline, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      className={field.field}
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
