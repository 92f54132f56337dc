import { useTranslation } from '@ringtag/i18n';
import { NewPasswordField } from './new-password-field';
import { PasswordField } from './password-field';
import type { NewPassword } from './use-new-password-rules';

interface NewPasswordFieldsProps {
  /** The answer of the form's `useForm`. */
  form: {
    field: (name: keyof NewPassword) => { value: string; onChange: (typed: string) => void };
    errors: Partial<NewPassword>;
  };
  autoFocus?: boolean;
}

/** A new password, typed twice, because a typing mistake would lock its owner out. */
export function NewPasswordFields({ form: { field, errors }, autoFocus }: NewPasswordFieldsProps) {
  const { t } = useTranslation('verification');
  return (
    <>
      <NewPasswordField {...field('password')} error={errors.password} autoFocus={autoFocus} />
      <PasswordField
        {...field('repeat')}
        label={t('password.repeat')}
        autoComplete="new-password"
        error={errors.repeat}
      />
    </>
  );
}
