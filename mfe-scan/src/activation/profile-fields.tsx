import { LENGTH, type ProfileFieldKey } from '@ringtag/contracts';
import { fieldInput, ProfileFieldAudience, ProfileFieldPicker } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Field, Stack, TextInput } from '@ringtag/ui/lite';
import { useState } from 'react';
import type { DraftField } from './activation-draft';
import styles from './profile-fields.module.css';

interface ProfileFieldsProps {
  fields: readonly DraftField[];
  onChange: (fields: readonly DraftField[]) => void;
}

/** Optional profile fields: picked from a list, each public or private. */
export function ProfileFields({ fields, onChange }: ProfileFieldsProps) {
  const { t } = useTranslation('scan');
  const [added, setAdded] = useState<ProfileFieldKey>();
  const replace = (changed: DraftField) =>
    onChange(fields.map((field) => (field.key === changed.key ? changed : field)));
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('fields.title')}</legend>
      <Stack gap={4}>
        <p className={styles.hint}>{t('fields.hint')}</p>
        {fields.map((field) => (
          <ProfileField
            key={field.key}
            field={field}
            focus={field.key === added}
            onChange={replace}
            onRemove={() => onChange(fields.filter(({ key }) => key !== field.key))}
          />
        ))}
        <ProfileFieldPicker
          taken={fields.map(({ key }) => key)}
          onPick={(key) => {
            setAdded(key);
            onChange([...fields, { key, value: '', visibility: 'public' }]);
          }}
        />
      </Stack>
    </fieldset>
  );
}

interface ProfileFieldProps {
  field: DraftField;
  /** Added a moment ago. */
  focus: boolean;
  onChange: (field: DraftField) => void;
  onRemove: () => void;
}

function ProfileField({ field, focus, onChange, onRemove }: ProfileFieldProps) {
  const { t } = useTranslation('common');
  const label = t(`profile.fields.${field.key}`);
  return (
    <div className={styles.field}>
      <Field label={label}>
        <TextInput
          {...fieldInput(field.key)}
          autoFocus={focus}
          maxLength={LENGTH.fieldValue.max}
          value={field.value}
          onChange={(event) => onChange({ ...field, value: event.target.value })}
        />
      </Field>
      <ProfileFieldAudience
        field={field}
        onChange={(visibility) => onChange({ ...field, visibility })}
        onRemove={onRemove}
      />
    </div>
  );
}
