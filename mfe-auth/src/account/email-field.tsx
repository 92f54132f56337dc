import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, TextInput } from '@ringtag/ui';

interface EmailFieldProps {
  value: string;
  onChange: (email: string) => void;
  error?: string | undefined;
  /** Whether the form has come back from a later step, whose button had the focus. */
  autoFocus?: boolean;
}

/** The e-mail address of the account. Password managers take it as the user name (`autoComplete`). */
export function EmailField({ value, onChange, error, autoFocus }: EmailFieldProps) {
  const { t } = useTranslation('common');
  return (
    <Field label={t('form.email')} required error={error}>
      <TextInput
        type="email"
        name="email"
        autoComplete="username"
        maxLength={LENGTH.email.max}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
