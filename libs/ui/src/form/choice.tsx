import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../lite/class-names';
import styles from './choice.module.css';

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** Shows the label to screen readers only, such as in a table's header. */
  hideLabel?: boolean;
  hint?: ReactNode;
}

interface LookProps extends ChoiceProps {
  type: 'checkbox' | 'radio';
  look: 'checkbox' | 'switch' | 'radio';
  ref?: Ref<HTMLInputElement>;
}

/** The shared part of check boxes, switches and radio buttons: the browser's input with our own look, and its label. */
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
