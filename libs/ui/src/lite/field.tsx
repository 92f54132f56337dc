import { createContext, useContext, useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { IconAlert } from './state-icons';

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

/**
 * Label, hint and error of one control, wired by ids. What is required has an asterisk for the eye and `required` on the
 * control for screen readers.
 *
 * A control looks invalid when it was touched and is in error (specification 5). The form decides: it passes `error` only
 * for what its person has had the chance to fill in, which is after pressing submit, and takes it back on the next change.
 * What the platform thinks (`:invalid`) is never drawn, so an empty required field looks like any other.
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

/** Says to the eye what `required` says to screen readers. */
export function Asterisk() {
  return (
    <span className={styles.asterisk} aria-hidden>
      {' *'}
    </span>
  );
}

type Messages = Pick<FieldProps, 'hint' | 'error'>;

/** The ids of what FieldMessages draws, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Messages): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** The hint, and the region that announces the error. */
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

/** A control's own attributes with those that tie it to the Field around it, if any. The Field owns the id. */
export function useFieldControl<Props extends FieldControl>(own: Props): Props & FieldControl {
  const field = useContext(FieldContext);
  return { ...field, ...own, id: field.id ?? own.id };
}
