import { useTranslation } from '@ringtag/i18n';
import { PasswordField } from './password-field';

interface RepeatPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  /** It differs from the first one. */
  different: boolean;
}

/** The new password once more, where a slip of the finger would lock its owner out. */
export function RepeatPasswordField({ value, onChange, different }: RepeatPasswordFieldProps) {
  const { t } = useTranslation('forms');
  return (
    <PasswordField
      label={t('password.repeat')}
      name="repeat"
      autoComplete="new-password"
      error={different && t('password.mismatch')}
      value={value}
      onChange={onChange}
    />
  );
}
