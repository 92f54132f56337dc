import { PROFILE_SECTIONS, type ProfileFieldKey, type ProfileSection } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Field, Select } from '@ringtag/ui';
import styles from './forms.module.css';

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];

export default function SelectExample() {
  const { t } = useTranslation(['galleryForms', 'common']);
  return (
    <div className={styles.column}>
      <Field label={t('field')}>
        <Select>
          <option value="">{t('chooseField')}</option>
          {SECTIONS.map(([section, keys]) => (
            <optgroup key={section} label={t(`common:profile.sections.${section}`)}>
              {keys.map((key) => (
                <option key={key} value={key}>
                  {t(`common:profile.fields.${key}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
    </div>
  );
}
