import { useState, type KeyboardEvent } from 'react';
import { Button } from '../lite/button';
import { IconEye, IconEyeOff } from '../lite/icons';
import { TextInput, type TextInputProps } from '../lite/text-input';
import styles from './password-input.module.css';

interface PasswordInputLabels {
  /** Name of the button that shows what is typed: "Show password". It is the same in both states. */
  show: string;
  /** Shown while Caps Lock is on: "Caps Lock is on". */
  capsLock: string;
}

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'prefix' | 'suffix'> {
  labels: PasswordInputLabels;
}

/** A password field that can show what is typed, and that says when Caps Lock is on. */
export function PasswordInput({ labels, className, onBlur, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <span className={className} onKeyDown={look} onKeyUp={look}>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? 'text' : 'password'}
        onBlur={(event) => {
          setCapsLock(false);
          onBlur?.(event);
        }}
        suffix={
          <Button
            variant="plain"
            size="xs"
            icon={shown ? <IconEyeOff /> : <IconEye />}
            aria-label={labels.show}
            aria-pressed={shown}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <span className={styles.capsLock} role="status">
        {capsLock && labels.capsLock}
      </span>
    </span>
  );
}
