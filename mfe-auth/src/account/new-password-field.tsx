import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field } from '@ringtag/ui';
import { PasswordInput } from './password-input';

interface NewPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  tooShort: boolean;
  /** Says that it may stay empty. */
  optional?: boolean;
}

export function isTooShort(password: string): boolean {
  return password.length < LENGTH.password.min;
}

export function NewPasswordField({ value, onChange, tooShort, optional }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const length = t('password.length', { count: LENGTH.password.min });
  return (
    <Field
      label={optional ? t('password.optional') : t('password.new')}
      required={!optional}
      hint={optional ? t('password.optionalHint', { length }) : length}
      error={tooShort && t('password.tooShort', { count: LENGTH.password.min })}
    >
      <PasswordInput
        name="password"
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
