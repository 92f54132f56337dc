import { LENGTH } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, TextInput } from '@ringtag/ui/lite';
import type { SecretFault } from '../activating/activation-draft';

interface SecretFieldProps {
  value: string | undefined;
  fault: SecretFault | undefined;
  autoFocus?: boolean;
  onChange: (secret: string) => void;
}

/** Asks for the secret that came with a code. Most codes have none, so it loads only for those that do. */
export default function SecretField({ value = '', fault, autoFocus, onChange }: SecretFieldProps) {
  const { t } = useTranslation(['activation', 'forms']);
  const texts = { missing: t('secret.missing'), refused: t('forms:errors.claim_secret_refused') };
  return (
    <Field label={t('secret.label')} hint={t('secret.hint')} required error={fault && texts[fault]}>
      <TextInput
        name="claimSecret"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus={autoFocus}
        maxLength={LENGTH.alias.max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
