import type { Visibility } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Button, IconTrash } from '@ringtag/ui/lite';
import { useId } from 'react';
import { AudienceChoice } from './audience-choice';
import type { DraftField } from './draft-field';

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
    <AudienceChoice
      id={id}
      name={`${id}-visibility`}
      chosen={field.visibility}
      onChoose={onChange}
      texts={{
        label: t('visibility.label', { field: name }),
        options: { public: t('visibility.public'), private: t('visibility.private') },
        audience: t(`audience.${field.visibility}`),
      }}
      remove={
        <Button
          variant="outline"
          icon={<IconTrash />}
          aria-label={t('remove', { field: name })}
          onClick={onRemove}
        />
      }
    />
  );
}
