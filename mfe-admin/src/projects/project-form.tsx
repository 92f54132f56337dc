import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@ringtag/api-client';
import { LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Field, Stack, Switch, TextArea, TextInput } from '@ringtag/ui';
import type { NewProject } from './projects.queries';
import type { Project } from '@ringtag/shell-controls/projects';
import { NO_PRESET, PresetField } from '../presets/preset-field';
import styles from './project-form.module.css';

interface ProjectFormProps {
  /** What the form starts with. */
  project?: Project;
  submitLabel: string;
  saving: boolean;
  /** What the server refused; the form keeps what was typed. */
  error: unknown;
  onSubmit: (project: NewProject) => void;
  onCancel: () => void;
}

/** Name, description and what new codes start with. */
export function ProjectForm({ project, submitLabel, saving, error, onSubmit, onCancel }: ProjectFormProps) {
  const { t } = useTranslation('admin');
  const nameInput = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(project?.name ?? '');
  const [description, setDescription] = useState(project?.description ?? '');
  const [activatable, setActivatable] = useState(project?.activatable ?? true);
  const [presetId, setPresetId] = useState(project?.presetId ?? NO_PRESET);
  const [nameMissing, setNameMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = trimmed(name) === '';
    setNameMissing(missing);
    if (missing) {
      nameInput.current?.focus();
      return;
    }
    onSubmit({
      name: trimmed(name),
      activatable,
      // What was not touched is not sent: it may be a preset that is gone.
      ...(presetId !== (project?.presetId ?? NO_PRESET) && { presetId: presetId || null }),
      ...(trimmed(description) && { description: trimmed(description) }),
    });
  };
  const refused = (field: string) =>
    error instanceof ApiError && error.fieldErrors.some((failed) => failed.field === field);
  const nameError = nameMissing
    ? t('projectForm.nameMissing')
    : refused('name') && t('projectForm.nameRefused', { max: LENGTH.name.max });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <FailureAlert title={t('projectForm.failed')} error={error} />
        <Field label={t('project.name')} required error={nameError}>
          <TextInput
            ref={nameInput}
            value={name}
            maxLength={LENGTH.name.max}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setNameMissing(false);
            }}
          />
        </Field>
        <Field
          label={t('project.description')}
          hint={t('optional')}
          error={
            refused('description') && t('projectForm.descriptionRefused', { max: LENGTH.description.max })
          }
        >
          <TextArea
            value={description}
            maxLength={LENGTH.description.max}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Field>
        <PresetField value={presetId} onChange={setPresetId} otherwise="default" hint={t('preset.hint')} />
        <Switch
          label={t('project.activatable')}
          hint={t('projectForm.activatableHint')}
          checked={activatable}
          onChange={(event) => setActivatable(event.target.checked)}
        />
        <div className={styles.actions}>
          <Button variant="outline" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={saving} loadingLabel={t('saving')}>
            {submitLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
