import { VISIBILITIES, type Visibility } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconTrash, Inline, Stack } from '@ringtag/ui/lite';
import { useId } from 'react';
import type { DraftField } from './draft-field';
import styles from './profile-field-audience.module.css';

interface ProfileFieldAudienceProps {
  field: DraftField;
  onChange: (visibility: Visibility) => void;
  onRemove: () => void;
}

/** Who sees a profile field: a choice, a line that explains it, and a button that removes the field. */
export function ProfileFieldAudience({ field, onChange, onRemove }: ProfileFieldAudienceProps) {
  const { t } = useTranslation(['profileFields', 'common']);
  const id = useId();
  const name = t(`common:profile.fields.${field.key}`);
  return (
    <Stack gap={1}>
      <Inline gap={2} nowrap>
        <div
          role="radiogroup"
          aria-label={t('visibility.label', { field: name })}
          aria-describedby={id}
          className={styles.choice}
        >
          {VISIBILITIES.map((visibility) => (
            <label key={visibility} className={styles.option}>
              <input
                type="radio"
                name={`${id}-visibility`}
                className={styles.input}
                checked={visibility === field.visibility}
                onChange={() => onChange(visibility)}
              />
              {t(`visibility.${visibility}`)}
            </label>
          ))}
        </div>
        <Button
          variant="outline"
          icon={<IconTrash />}
          aria-label={t('remove', { field: name })}
          onClick={onRemove}
        />
      </Inline>
      <p id={id} className={styles.audience}>
        {t(`audience.${field.visibility}`)}
      </p>
    </Stack>
  );
}
