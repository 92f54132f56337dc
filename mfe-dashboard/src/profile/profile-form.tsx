import { LENGTH, PROFILE_SECTIONS, type ProfileFieldKey, type ProfileSection } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { SaveBar } from '@ringtag/pages';
import { type DraftField, ProfileFieldPicker } from '@ringtag/profile-fields';
import { ButtonLink, Card, Field, showToast, Stack, TextInput } from '@ringtag/ui';
import { Link } from '@ringtag/vendor-router';
import { useRef, useState, type FormEvent } from 'react';
import { ProfileFieldRow } from './profile-field-row';
import styles from './profile.module.css';
import type { ProfileEditor } from './use-profile-editor';

const SECTIONS = Object.entries(PROFILE_SECTIONS) as [ProfileSection, readonly ProfileFieldKey[]][];

interface ProfileFormProps {
  editor: ProfileEditor;
  /** The path of a code's page that led here because the profile has no name yet. */
  backTo: string | undefined;
}

/** Edits the name and the fields, by section. Empty fields are not saved and are no error. */
export function ProfileForm({ editor, backTo }: ProfileFormProps) {
  const { t } = useTranslation(['profile', 'common']);
  const form = useRef<HTMLFormElement>(null);
  const [added, setAdded] = useState<ProfileFieldKey>();
  const { draft, faults, change } = editor;
  const { fields } = draft;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const result = await editor.submit();
    if (result.saved) showToast({ variant: 'success', description: t('saved') });
    const [first] = ['name', ...SECTIONS.flatMap(([, keys]) => keys)].filter((key) => key in result.faults);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }
  const replace = (changed: DraftField) =>
    change({ fields: fields.map((field) => (field.key === changed.key ? changed : field)) }, changed.key);

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      <Stack gap={4}>
        <Card>
          <Field
            label={t('common:form.name')}
            required
            hint={t('nameHint')}
            error={faults.name && t('common:form.nameRequired')}
          >
            <TextInput
              name="name"
              autoComplete="name"
              maxLength={LENGTH.name.max}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value }, 'name')}
            />
          </Field>
        </Card>
        {SECTIONS.map(([section, keys]) => {
          const shown = keys.flatMap((key) => fields.find((field) => field.key === key) ?? []);
          return (
            shown.length > 0 && (
              <Card key={section} as="section" aria-labelledby={`profile-${section}`}>
                <Stack gap={4}>
                  <h2 id={`profile-${section}`} className={styles.heading}>
                    {t(`common:profile.sections.${section}`)}
                  </h2>
                  {shown.map((field) => (
                    <ProfileFieldRow
                      key={field.key}
                      field={field}
                      fault={faults[field.key]}
                      focus={field.key === added}
                      onChange={replace}
                      onRemove={() =>
                        change({ fields: fields.filter(({ key }) => key !== field.key) }, field.key)
                      }
                    />
                  ))}
                </Stack>
              </Card>
            )
          );
        })}
        <Card>
          <ProfileFieldPicker
            taken={fields.map(({ key }) => key)}
            onPick={(field) => {
              setAdded(field.key);
              change({ fields: [...fields, field] });
            }}
          />
        </Card>
        {!editor.dirty && backTo && draft.name !== '' && (
          <ButtonLink as={Link} to={backTo} block>
            {t('backToCode')}
          </ButtonLink>
        )}
        {editor.dirty && (
          <SaveBar saving={editor.saving} onDiscard={editor.discard}>
            <FailureAlert title={t('saveFailed')} error={Object.keys(faults).length === 0 && editor.error} />
          </SaveBar>
        )}
      </Stack>
    </form>
  );
}
