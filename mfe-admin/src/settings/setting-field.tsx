import { SETTINGS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, TextInput } from '@ringtag/ui';
import type { TypedKey } from './settings-draft';
import styles from './settings.module.css';
import type { SettingsEditor } from './use-settings-editor';

interface SettingFieldProps {
  name: TypedKey;
  label: string;
  hint?: string;
  editor: SettingsEditor;
}

/** A field for one setting. The type of the setting decides which keyboard phones show. */
export function SettingField({ name, label, hint, editor }: SettingFieldProps) {
  const rule = SETTINGS[name];
  const fault = useFault(name);
  const link = name.endsWith('Url');
  return (
    <Field
      label={label}
      hint={hint}
      required={!('nullable' in rule)}
      error={editor.faults.includes(name) && fault}
    >
      <TextInput
        name={name}
        value={editor.draft[name]}
        onChange={(event) => editor.change({ [name]: event.target.value })}
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

function useFault(name: TypedKey): string {
  const { t } = useTranslation('settings');
  const rule = SETTINGS[name];
  if (rule.type === 'number') return t('faults.number', { min: rule.min, max: rule.max });
  if (rule.type === 'email') return t('faults.email');
  return name.endsWith('Url') ? t('faults.link') : t('faults.text', { max: rule.max });
}
