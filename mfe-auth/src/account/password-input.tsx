import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, TextInput, type TextInputProps } from '@ringtag/ui';
import { useState } from 'react';
import styles from './password-input.module.css';

/** A password that can be shown while typing; use it inside a Field. */
export function PasswordInput(props: TextInputProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.box}>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        maxLength={LENGTH.password.max}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={styles.input}
      />
      <Button
        variant="outline"
        aria-pressed={shown}
        aria-label={t('password.show')}
        onClick={() => setShown(!shown)}
      >
        {shown ? t('password.hideShort') : t('password.showShort')}
      </Button>
    </span>
  );
}
