import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, PasswordInput } from '@ringtag/ui';
import type { ReactNode } from 'react';

interface PasswordFieldProps {
  label: string;
  name?: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  onChange: (password: string) => void;
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands beside the label, such as a link for a forgotten password. */
  aside?: ReactNode;
  autoFocus?: boolean | undefined;
}

/** A password field that can show what is typed, and that password managers recognise. */
export function PasswordField({
  label,
  name = 'password',
  autoComplete,
  value,
  onChange,
  required = true,
  autoFocus,
  ...field
}: PasswordFieldProps) {
  const { t } = useTranslation('verification');
  return (
    <Field label={label} required={required} {...field}>
      <PasswordInput
        name={name}
        autoComplete={autoComplete}
        maxLength={LENGTH.password.max}
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        labels={{ show: t('password.show'), capsLock: t('password.capsLock') }}
      />
    </Field>
  );
}
