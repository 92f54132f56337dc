import {
  LENGTH,
  PROFILE_SECTIONS,
  VISIBILITIES,
  type ProfileFieldKey,
  type ProfileSection,
  type Visibility,
} from '@ringtag/contracts';
import { fieldInput } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Field, IconClose, IconPlus, Inline, Select, Stack, TextInput } from '@ringtag/ui/lite';
import { useState } from 'react';
import type { DraftField } from './activation-draft';
import styles from './profile-fields.module.css';

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];

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
        <FieldPicker
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
  const { t } = useTranslation(['scan', 'common']);
  const label = t(`common:profile.fields.${field.key}`);
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
      <Inline gap={2} nowrap>
        <Select
          aria-label={t('fields.visibility', { field: label })}
          className={styles.grow}
          value={field.visibility}
          onChange={(event) => onChange({ ...field, visibility: event.target.value as Visibility })}
        >
          {VISIBILITIES.map((visibility) => (
            <option key={visibility} value={visibility}>
              {t(`fields.${visibility}`)}
            </option>
          ))}
        </Select>
        <Button
          variant="outline"
          icon={<IconClose />}
          aria-label={t('fields.remove', { field: label })}
          onClick={onRemove}
        />
      </Inline>
    </div>
  );
}

interface FieldPickerProps {
  taken: readonly ProfileFieldKey[];
  onPick: (key: ProfileFieldKey) => void;
}

/** A list and a button: a list alone would add fields while somebody moves through it with the arrow keys. */
function FieldPicker({ taken, onPick }: FieldPickerProps) {
  const { t } = useTranslation(['scan', 'common']);
  const [picked, setPicked] = useState<ProfileFieldKey | ''>('');

  function add() {
    if (picked === '') return;
    onPick(picked);
    setPicked('');
  }

  return (
    <Inline gap={2} nowrap align="end">
      <div className={styles.grow}>
        <Field label={t('fields.add')}>
          <Select value={picked} onChange={(event) => setPicked(event.target.value as ProfileFieldKey | '')}>
            <option value="">{t('fields.choose')}</option>
            {SECTIONS.map(([section, keys]) => (
              <optgroup key={section} label={t(`common:profile.sections.${section}`)}>
                {keys
                  .filter((key) => !taken.includes(key))
                  .map((key) => (
                    <option key={key} value={key}>
                      {t(`common:profile.fields.${key}`)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      </div>
      <Button
        variant="outline"
        icon={<IconPlus />}
        aria-label={t('fields.addButton')}
        disabled={picked === ''}
        onClick={add}
      />
    </Inline>
  );
}
