import { useId, type ReactNode } from 'react';
import { Asterisk, describedBy, FieldMessages, type FieldProps } from '../lite/field';
import fieldStyles from '../lite/field.module.css';
import styles from './field-group.module.css';

export interface FieldGroupProps extends Pick<FieldProps, 'label' | 'required' | 'hint' | 'error'> {
  /** For controls that are one choice: the group as a whole is required and invalid. */
  role?: 'radiogroup';
  /** Several controls, such as check boxes. Each has a label of its own. */
  children: ReactNode;
}

/** Like Field, for several controls: the label, hint and error of a group. Errors follow the same rule as in Field. */
export function FieldGroup({ label, required, hint, error, role, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      role={role}
      aria-describedby={describedBy(id, { hint, error })}
      aria-required={role && required}
      aria-invalid={role && error ? true : undefined}
    >
      <legend className={styles.legend}>
        {label}
        {required && <Asterisk />}
      </legend>
      <div className={fieldStyles.field}>
        <div className={styles.controls}>{children}</div>
        <FieldMessages id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}
