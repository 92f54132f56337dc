import { useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../lite/class-names';
import styles from './checkbox.module.css';

interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: ReactNode;
  /** The label is for screen readers only, as in a table's header. */
  hideLabel?: boolean;
  hint?: ReactNode;
}

export interface CheckboxProps extends ToggleProps {
  /** Neither on nor off: some of several things are chosen. */
  indeterminate?: boolean;
}

export function Checkbox({ indeterminate = false, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <Toggle {...rest} inputRef={input} look={styles.checkbox} />;
}

export type SwitchProps = ToggleProps;

/** On or off, in effect at once. */
export function Switch(props: SwitchProps) {
  return <Toggle {...props} role="switch" look={styles.switch} />;
}

interface LookProps extends ToggleProps {
  look?: string;
  inputRef?: React.Ref<HTMLInputElement>;
}

function Toggle({ label, hideLabel, hint, look, inputRef, className, ...rest }: LookProps) {
  const hintId = useId();
  return (
    <label className={classNames(styles.toggle, className)}>
      <input
        {...rest}
        ref={inputRef}
        type="checkbox"
        className={classNames(styles.input, look)}
        aria-label={hideLabel && typeof label === 'string' ? label : undefined}
        aria-describedby={hint ? hintId : undefined}
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
