import { FIRST_BIRTHDAY, LENGTH, type ProfileFieldKey, type ProfileValueFault } from '@ringtag/contracts';
import { useDateLabels } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import {
  type DraftField,
  fieldInput,
  ProfileFieldAudience,
  todayHere,
  useProfileFaultText,
} from '@ringtag/profile-fields';
import { DatePicker, Field, TextInput } from '@ringtag/ui';
import styles from './profile.module.css';

interface ProfileFieldRowProps {
  field: DraftField;
  fault: ProfileValueFault | undefined;
  /** True when the field was just added. Its control then takes the focus. */
  focus: boolean;
  onChange: (field: DraftField) => void;
  onRemove: () => void;
}

/** One field of the profile: its value, who can see it, and a button that removes it. */
export function ProfileFieldRow({ field, fault, focus, onChange, onRemove }: ProfileFieldRowProps) {
  const { t } = useTranslation('common');
  const faultText = useProfileFaultText(fault);
  return (
    <div className={styles.row}>
      <div className={styles.value}>
        <Field label={t(`profile.fields.${field.key}`)} error={faultText}>
          <ValueInput field={field} focus={focus} onChange={(value) => onChange({ ...field, value })} />
        </Field>
      </div>
      <div className={styles.rowActions}>
        <ProfileFieldAudience
          field={field}
          onChange={(visibility) => onChange({ ...field, visibility })}
          onRemove={onRemove}
        />
      </div>
    </div>
  );
}

interface ValueInputProps {
  field: DraftField;
  focus: boolean;
  onChange: (value: string) => void;
}

const HANDLES: readonly ProfileFieldKey[] = ['twitter', 'instagram', 'tiktok', 'telegram'];

function ValueInput({ field: { key, value }, focus, onChange }: ValueInputProps) {
  const dates = useDateLabels();
  if (key === 'dateOfBirth') {
    return (
      <DatePicker
        {...dates}
        name={key}
        autoFocus={focus}
        autoComplete="bday"
        min={FIRST_BIRTHDAY}
        max={todayHere()}
        firstView="year"
        yearLeadsTo="month"
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      {...fieldInput(key)}
      name={key}
      autoFocus={focus}
      placeholder={HANDLES.includes(key) ? '@' : undefined}
      maxLength={LENGTH.fieldValue.max}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
