import { ApiError } from '@ringtag/api-client';
import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, TextInput } from '@ringtag/ui/lite';

interface SecretFieldProps {
  value: string | undefined;
  /** Why the code was not activated, which may be a wrong secret. */
  error: unknown;
  onChange: (secret: string) => void;
}

/** Asks for the secret that came with a code. Most codes have none, so it loads only for those that do. */
export default function SecretField({ value = '', error, onChange }: SecretFieldProps) {
  const { t } = useTranslation('activation');
  const refused = error instanceof ApiError && error.code === 'claim_secret_refused';
  return (
    <Field label={t('secret.label')} hint={t('secret.hint')} required>
      <TextInput
        name="claimSecret"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LENGTH.alias.max}
        aria-invalid={refused || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
