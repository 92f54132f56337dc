import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../lite/class-names';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** The label is for screen readers only, as in a table's header. */
  hideLabel?: boolean;
  hint?: ReactNode;
}

interface LookProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  look: 'checkbox' | 'switch' | 'radio';
  ref?: Ref<HTMLInputElement>;
}

/** What check boxes, switches and radio buttons have in common: the platform's input, drawn by us, and its label. */
export function Choice({ label, hideLabel, hint, look, className, ...rest }: LookProps) {
  const hintId = useId();
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        {...rest}
        className={classNames(styles.input, styles[look])}
        aria-label={hideLabel && typeof label === 'string' ? label : undefined}
        aria-describedby={hint ? hintId : rest['aria-describedby']}
      />
      {!hideLabel && (
        <span>
          <span>{label}</span>
          {hint && (
            <span id={hintId} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      )}
    </label>
  );
}
