import { firstVisibility, type ProfileFieldKey } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, Field, IconPlus, Inline, Select } from '@ringtag/ui/lite';
import { useRef, useState } from 'react';
import type { DraftField } from './draft-field';
import { listFieldsLeft } from './fields-left';
import styles from './profile-field-picker.module.css';

interface ProfileFieldPickerProps {
  taken: readonly ProfileFieldKey[];
  onPick: (field: DraftField) => void;
}

/**
 * Calls `onPick` with a new, empty field: at once for who points at one, and by a button for who uses keys, because each
 * press of an arrow key chooses another field.
 */
export function ProfileFieldPicker({ taken, onPick }: ProfileFieldPickerProps) {
  const { t } = useTranslation('common');
  const [picked, setPicked] = useState<ProfileFieldKey | ''>('');
  const pointed = useRef(false);

  function add(key: ProfileFieldKey | '') {
    if (key === '') return;
    onPick({ key, value: '', visibility: firstVisibility(key) });
    setPicked('');
  }
  const left = listFieldsLeft(taken);
  return (
    <Inline gap={2} align="end">
      <div className={styles.list}>
        <Field label={t('profile.add.label')}>
          <Select
            name="add"
            value={picked}
            onPointerDown={() => (pointed.current = true)}
            onKeyDown={() => (pointed.current = false)}
            onChange={({ target }) =>
              (pointed.current ? add : setPicked)(target.value as ProfileFieldKey | '')
            }
          >
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
      {/* Named as in the drawing of the server, from which a press may come. */}
      <Button
        name="do"
        variant="outline"
        icon={<IconPlus />}
        disabled={picked === ''}
        onClick={() => add(picked)}
        className={styles.add}
      >
        {t('profile.add.button')}
      </Button>
    </Inline>
  );
}
