import type { InputHTMLAttributes } from 'react';
import styles from './shared-computer-choice.module.css';

interface SharedComputerChoiceProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'checked' | 'defaultChecked' | 'onChange' | 'disabled'
> {
  /** The texts in the reader's language. */
  texts: { label: string; hint: string };
}

/** The checkbox "This is a shared computer" of all forms that sign somebody in. */
export function SharedComputerChoice({ texts, ...input }: SharedComputerChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" name="shared" value="yes" {...input} />
      <span>
        {texts.label}
        <span className={styles.hint}>{texts.hint}</span>
      </span>
    </label>
  );
}
