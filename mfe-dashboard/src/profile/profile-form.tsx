import {
  LENGTH,
  PROFILE_FIELD_KEYS,
  PROFILE_SECTIONS,
  type ProfileFieldKey,
  type ProfileSection,
  type ProfileValueFault,
} from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { SaveBar } from '@ringtag/pages';
import { type DraftField, ProfileFieldPicker, UsualFields } from '@ringtag/profile-fields';
import { ButtonLink, Card, Field, Section, Stack, TextInput } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import { useRef, useState } from 'react';
import { ProfileFieldRow } from './profile-field-row';
import styles from './profile.module.css';
import type { useProfileForm } from './use-profile-form';

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];

interface ProfileFormProps {
  form: ReturnType<typeof useProfileForm>;
  /** The path of a code's page that led here because the profile has no name yet. */
  backTo: string | undefined;
}

/** Edits the name and the fields, by section. Empty fields are not saved and are no error. */
export function ProfileForm({ form, backTo }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [added, setAdded] = useState<ProfileFieldKey>();
  const adding = useRef<HTMLDivElement>(null);
  const { values, errors } = form;
  const taken = PROFILE_FIELD_KEYS.filter((key) => values[key]);

  function add(field: DraftField) {
    setAdded(field.key);
    form.change({ [field.key]: field });
  }
  function remove(key: ProfileFieldKey) {
    form.change({ [key]: undefined });
    // The pressed button goes with its field. Here the field can be added again.
    adding.current?.querySelector<HTMLElement>('button, select')?.focus();
  }
  return (
    <form noValidate onSubmit={form.submit} className={styles.form}>
      <Stack gap={4}>
        <Card>
          <Field
            label={t('common:form.name')}
            required
            hint={t('nameHint')}
            error={errors.name && t('common:form.nameRequired')}
          >
            <TextInput {...form.field('name')} autoComplete="name" maxLength={LENGTH.name.max} />
          </Field>
        </Card>
        {SECTIONS.map(([section, keys]) => {
          const shown = keys.flatMap((key) => values[key] ?? []);
          return (
            shown.length > 0 && (
              <Section key={section} title={t(`common:profile.sections.${section}`)}>
                {shown.map((field) => (
                  <ProfileFieldRow
                    key={field.key}
                    field={field}
                    fault={errors[field.key] as ProfileValueFault | undefined}
                    focus={field.key === added}
                    onChange={(changed) => form.change({ [field.key]: changed })}
                    onRemove={() => remove(field.key)}
                  />
                ))}
              </Section>
            )
          );
        })}
        <Card>
          <div ref={adding}>
            <Stack gap={4}>
              <UsualFields taken={taken} onPick={add} />
              <ProfileFieldPicker taken={taken} onPick={add} />
            </Stack>
          </div>
        </Card>
        {!form.dirty && backTo && values.name !== '' && (
          <ButtonLink as={Link} to={backTo} block>
            {t('backToCode')}
          </ButtonLink>
        )}
        {form.dirty && (
          <SaveBar saving={form.saving} onDiscard={form.discard}>
            <FailureAlert title={t('saveFailed')} error={form.failure} />
          </SaveBar>
        )}
      </Stack>
    </form>
  );
}
