import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, TextInput } from '@ringtag/ui';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  invalid: boolean;
  autoFocus?: boolean;
}

/** The address that names the account, for password managers too. */
export function EmailField({ value, onChange, invalid, autoFocus }: EmailFieldProps) {
  const { t } = useTranslation('common');
  return (
    <Field label={t('form.email')} required error={invalid && t('form.emailInvalid')}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={autoFocus}
        maxLength={LENGTH.email.max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
