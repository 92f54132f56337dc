import { VISIBILITIES, type ProfileFieldKey, type Visibility } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconTrash, Inline, Select } from '@ringtag/ui/lite';
import styles from './profile-field.module.css';

interface ProfileFieldAudienceProps {
  field: { key: ProfileFieldKey; visibility: Visibility };
  onChange: (visibility: Visibility) => void;
  onRemove: () => void;
}

/** Who sees a profile field, and a way to be rid of it. */
export function ProfileFieldAudience({ field, onChange, onRemove }: ProfileFieldAudienceProps) {
  const { t } = useTranslation('common');
  const label = t(`profile.fields.${field.key}`);
  return (
    <Inline gap={2} nowrap>
      <Select
        aria-label={t('profile.visibility.label', { field: label })}
        className={styles.grow}
        value={field.visibility}
        onChange={(event) => onChange(event.target.value as Visibility)}
      >
        {VISIBILITIES.map((visibility) => (
          <option key={visibility} value={visibility}>
            {t(`profile.visibility.${visibility}`)}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        icon={<IconTrash />}
        aria-label={t('profile.remove', { field: label })}
        onClick={onRemove}
      />
    </Inline>
  );
}
