import { createContext, useContext, useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { IconAlert } from './icons';

/** What a control inside a Field puts on its element. */
export interface FieldControl {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

const FieldContext = createContext<FieldControl>({});

export interface FieldProps {
  /** The control's id, where something else needs to know it. */
  id?: string;
  label: ReactNode;
  /** Marks the label with an asterisk and the control as required. */
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Something at the end of the label's line, such as a "Forgot password?" link. */
  aside?: ReactNode;
  /** One control of this library, or any element that spreads `useFieldControl({})`. */
  children: ReactNode;
}

/** Label, hint and error of one control, wired by ids. */
export function Field({ id: ownId, label, required, hint, error, aside, children }: FieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
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

/** A control's own attributes with those that tie it to the Field around it, if any. The Field owns the id. */
export function useFieldControl<Props extends FieldControl>(own: Props): Props & FieldControl {
  const field = useContext(FieldContext);
  return { ...field, ...own, id: field.id ?? own.id };
}
