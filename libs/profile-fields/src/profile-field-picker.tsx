import {
  firstVisibility,
  PROFILE_SECTIONS,
  type ProfileFieldKey,
  type ProfileSection,
} from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, Field, IconPlus, Inline, Select } from '@ringtag/ui/lite';
import { useState } from 'react';
import type { DraftField } from './draft-field';
import styles from './profile-field-picker.module.css';

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];

interface ProfileFieldPickerProps {
  taken: readonly ProfileFieldKey[];
  onPick: (field: DraftField) => void;
}

/**
 * Calls `onPick` with a new, empty field. It is a list with a button, because a list alone would add a field with each
 * press of an arrow key.
 */
export function ProfileFieldPicker({ taken, onPick }: ProfileFieldPickerProps) {
  const { t } = useTranslation('common');
  const [picked, setPicked] = useState<ProfileFieldKey | ''>('');

  function add() {
    if (picked === '') return;
    onPick({ key: picked, value: '', visibility: firstVisibility(picked) });
    setPicked('');
  }
  const left = SECTIONS.map(([section, keys]) => ({
    section,
    keys: keys.filter((key) => !taken.includes(key)),
  })).filter(({ keys }) => keys.length > 0);

  return (
    <Inline gap={2} align="end">
      <div className={styles.list}>
        <Field label={t('profile.add.label')}>
          <Select value={picked} onChange={(event) => setPicked(event.target.value as ProfileFieldKey | '')}>
            <option value="">{t('profile.add.choose')}</option>
            {left.map(({ section, keys }) => (
              <optgroup key={section} label={t(`profile.sections.${section}`)}>
                {keys.map((key) => (
                  <option key={key} value={key}>
                    {t(`profile.fields.${key}`)}
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
        disabled={picked === ''}
        onClick={add}
        className={styles.add}
      >
        {t('profile.add.button')}
      </Button>
    </Inline>
  );
}
