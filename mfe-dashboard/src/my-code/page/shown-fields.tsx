import type { ProfileFieldKey } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { Checkbox, FieldGroup, RadioGroup } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { type CardDraft, toggled } from './card-draft';

interface ShownFieldsProps {
  /** Null for all public fields. */
  chosen: readonly ProfileFieldKey[] | null;
  photo: boolean;
  onChange: (part: Partial<Pick<CardDraft, 'fields' | 'photo'>>) => void;
}

/**
 * What a page shows of the profile: the photo and all public fields, also those to come, or those that the owner
 * chooses.
 */
export function ShownFields({ chosen, photo, onChange }: ShownFieldsProps) {
  const { t } = useTranslation(['pageKind', 'common']);
  const { data: profile } = useQuery(profileQuery());
  const open = profile?.fields.filter(({ visibility }) => visibility === 'public') ?? [];
  return (
    <>
      <RadioGroup
        label={t('own.fields.label')}
        hint={t('own.fields.private')}
        value={chosen ? 'chosen' : 'all'}
        onChange={(kind) =>
          onChange(kind === 'all' ? { fields: null, photo: true } : { fields: open.map(({ key }) => key) })
        }
        options={(['all', 'chosen'] as const).map((value) => ({
          value,
          label: t(`own.fields.${value}`),
          hint: t(`own.fields.${value}Hint`),
          // Until it is known what there is to choose from.
          disabled: value === 'chosen' && !profile,
        }))}
      />
      {chosen && (
        <FieldGroup label={t('own.fields.which')} hint={open.length === 0 && t('own.fields.none')}>
          <Checkbox
            name="photo"
            label={t('own.fields.photo')}
            checked={photo}
            onChange={({ target }) => onChange({ photo: target.checked })}
          />
          {open.map(({ key, value }) => (
            <Checkbox
              key={key}
              name={key}
              label={t(`common:profile.fields.${key}`)}
              hint={<bdi>{value}</bdi>}
              checked={chosen.includes(key)}
              onChange={({ target }) => onChange({ fields: toggled(chosen, key, target.checked) })}
            />
          ))}
        </FieldGroup>
      )}
    </>
  );
}
