import { SETTINGS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, TextInput } from '@ringtag/ui';
import type { TypedKey } from './settings-draft';
import styles from './settings.module.css';
import type { SettingsForm } from './use-settings-form';

interface SettingFieldProps {
  form: SettingsForm;
  name: Exclude<TypedKey, 'digitalCodesProjectId'>;
  hint?: string;
}

/** A field for one setting. The type of the setting decides which keyboard phones show. */
export function SettingField({ form, name, hint }: SettingFieldProps) {
  const { t } = useTranslation('settings');
  const rule = SETTINGS[name];
  const link = name.endsWith('Url');
  return (
    <Field label={t(`labels.${name}`)} hint={hint} required={!('nullable' in rule)} error={form.errors[name]}>
      <TextInput
        {...form.field(name)}
        autoComplete="off"
        {...(rule.type === 'number'
          ? { inputMode: 'numeric', maxLength: 6, className: styles.number }
          : rule.type === 'email'
            ? { type: 'email' }
            : { maxLength: rule.max, ...(link && { type: 'url', placeholder: 'https://' }) })}
      />
    </Field>
  );
}
