import { MoreFields } from '@ringtag/card/activation';
import type { ProfileFieldKey } from '@ringtag/contracts';
import { lazyWithTexts, useTranslation } from '@ringtag/i18n';
import { type DraftField, ProfileFieldPicker } from '@ringtag/profile-fields';
import { Spinner } from '@ringtag/ui/lite';
import { Suspense, useState } from 'react';
import type { DraftErrors } from '../activating/activation-draft';

const AddedFields = lazyWithTexts(['profileFields'], () => import('./added-fields'));

interface ProfileFieldsProps {
  fields: readonly DraftField[];
  errors: DraftErrors;
  onChange: (fields: readonly DraftField[]) => void;
}

/**
 * Optional profile fields. They are picked from a list, the usual ones also by buttons. A line below each says whether it
 * is public or private.
 */
export function ProfileFields({ fields, errors, onChange }: ProfileFieldsProps) {
  const { t } = useTranslation(['states', 'common']);
  const [added, setAdded] = useState<ProfileFieldKey>();
  const add = (field: DraftField) => {
    setAdded(field.key);
    onChange([...fields, field]);
  };
  return (
    <MoreFields title={t('fields.title')}>
      {fields.length > 0 && (
        <Suspense fallback={<Spinner block label={t('common:loading')} />}>
          <AddedFields fields={fields} errors={errors} added={added} onChange={onChange} onPick={add} />
        </Suspense>
      )}
      <ProfileFieldPicker taken={fields.map(({ key }) => key)} onPick={add} />
    </MoreFields>
  );
}
