import { createContext, useContext, useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { IconAlert } from './icons';

/** What a control inside a Field puts on its element. */
export interface FieldControl {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<FieldControl>({});

export interface FieldProps {
  label: ReactNode;
  /** Marks the label with an asterisk and the control as required. */
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Something at the end of the label's line, such as a "Forgot password?" link. */
  aside?: ReactNode;
  /** One control of this library, or any element that spreads `useFieldControl()`. */
  children: ReactNode;
}

/** Label, hint and error of one control, wired by ids. */
export function Field({ label, required, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    required,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>
          {label}
          {required && (
            <span className={styles.asterisk} aria-hidden>
              {' *'}
            </span>
          )}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      <div id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <IconAlert size={16} />
            <span>{error}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** The attributes that tie a control to the Field around it; empty outside of one. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
