import { createContext, useContext, useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { IconAlert } from './state-icons';

/** The attributes that a control in a Field sets on its element. */
export interface FieldControl {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

const FieldContext = createContext<FieldControl>({});

export interface FieldProps {
  /** The id of the control, if other code needs it. */
  id?: string;
  label: ReactNode;
  /** Marks the label with an asterisk and the control as required. */
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands at the end of the label's line, such as a "Forgot password?" link. */
  aside?: ReactNode;
  /** One control of this library, or an element that spreads `useFieldControl({})`. */
  children: ReactNode;
}

/**
 * The label, hint and error of one control, connected by ids. A required control has an asterisk that people see, and
 * the attribute `required` for screen readers.
 *
 * A control looks invalid if it was touched and has an error (specification 5). The form decides: it passes `error`
 * after a submit, and removes it with the next change. The browser's own check (`:invalid`) is never shown, so an empty
 * required field looks like any other field.
 */
export function Field({ id: ownId, label, required, hint, error, aside, children }: FieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const control: FieldControl = {
    id,
    required,
    'aria-describedby': describedBy(id, { hint, error }),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {required && <Asterisk />}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

/** Shows people what `required` tells screen readers. */
export function Asterisk() {
  return (
    <span className={styles.asterisk} aria-hidden>
      {' *'}
    </span>
  );
}

type Messages = Pick<FieldProps, 'hint' | 'error'>;

/** The ids of the elements that FieldMessages draws, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Messages): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** The hint, and the live region for the error. */
export function FieldMessages({ id, hint, error }: Messages & { id: string }) {
  return (
    <>
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
    </>
  );
}

/**
 * The control's own attributes, with those that connect it to the Field around it (if there is one). The Field sets the
 * id.
 */
export function useFieldControl<Props extends FieldControl>(own: Props): Props & FieldControl {
  const field = useContext(FieldContext);
  return { ...field, ...own, id: field.id ?? own.id };
}
