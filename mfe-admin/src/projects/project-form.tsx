import { LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { UnsavedGuard } from '@ringtag/pages';
import type { Project } from '@ringtag/shell-controls/projects';
import { Button, Field, Stack, Switch, TextArea, TextInput } from '@ringtag/ui';
import { NO_PRESET, PresetField } from '../presets/preset-field';
import { useNameFault } from '../use-name-fault';
import styles from './project-form.module.css';
import type { NewProject } from './projects.queries';

interface ProjectFormProps {
  /** The project whose values the form starts with. */
  project?: Project;
  /** What the switch for digital codes starts with. Without it there is no switch. */
  offersDigital?: boolean | undefined;
  submitLabel: string;
  saving: boolean;
  /** The error of the last save. The form keeps what was typed. */
  error: unknown;
  onSubmit: (project: NewProject) => void;
  onCancel: () => void;
  /** Asks before the page is left with unsaved changes. Saves them, and answers whether that worked. */
  onLeave?: ((project: NewProject) => Promise<boolean>) | undefined;
}

/** Edits name, description and the defaults for new codes. */
export function ProjectForm({ project, offersDigital, submitLabel, saving, error, ...on }: ProjectFormProps) {
  const { onSubmit, onCancel, onLeave } = on;
  const { t } = useTranslation('admin');
  const findNameFault = useNameFault(!project);
  const form = useForm({
    initial: {
      name: project?.name ?? '',
      description: project?.description ?? '',
      activatable: project?.activatable ?? true,
      claimSecrets: project?.claimSecrets ?? false,
      presetId: project?.presetId ?? NO_PRESET,
      // Undefined until the switch is used: what it starts with may be known only after somebody typed.
      digitalCodes: undefined as boolean | undefined,
    },
    check: ({ name }) => ({ name: findNameFault(name) }),
    onSubmit: (draft) => onSubmit(toProject(draft)),
    error,
    refusals: {
      name: t('projectForm.nameRefused', { max: LENGTH.name.max }),
      description: t('projectForm.descriptionRefused', { max: LENGTH.description.max }),
      presetId: t('preset.gone'),
    },
  });

  function toProject(draft: typeof form.values): NewProject {
    const { name, description, activatable, claimSecrets, presetId, digitalCodes = offersDigital } = draft;
    return {
      name: trimmed(name),
      activatable,
      ...(claimSecrets !== (project?.claimSecrets ?? false) && { claimSecrets }),
      // An unchanged preset is not sent: it may have been deleted, and then the server would refuse its id.
      ...(presetId !== (project?.presetId ?? NO_PRESET) && { presetId: presetId || null }),
      ...(trimmed(description) && { description: trimmed(description) }),
      ...(digitalCodes && { digitalCodes }),
    };
  }
  return (
    <>
      <form onSubmit={form.submit} noValidate>
        <Stack gap={4}>
          <FailureAlert title={t('projectForm.failed')} error={form.failure} />
          <Field label={t('project.name')} required error={form.errors.name}>
            <TextInput {...form.field('name')} maxLength={LENGTH.name.max} autoComplete="off" />
          </Field>
          <Field label={t('project.description')} hint={t('optional')} error={form.errors.description}>
            <TextArea {...form.field('description')} maxLength={LENGTH.description.max} />
          </Field>
          <PresetField
            {...form.field('presetId')}
            otherwise="default"
            hint={t('preset.hint')}
            error={form.errors.presetId}
          />
          <Switch
            label={t('project.activatable')}
            hint={t('projectForm.activatableHint')}
            {...form.toggle('activatable')}
          />
          <Switch
            label={t('projectForm.claimSecrets')}
            hint={t('projectForm.claimSecretsHint')}
            {...form.toggle('claimSecrets')}
          />
          {offersDigital !== undefined && (
            <Switch
              label={t('projectForm.digitalCodes')}
              hint={t('projectForm.digitalCodesHint')}
              {...form.toggle('digitalCodes')}
              checked={form.values.digitalCodes ?? offersDigital}
            />
          )}
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
      {onLeave && (
        <UnsavedGuard
          dirty={form.dirty}
          saving={saving}
          submit={async () => form.check() && onLeave(toProject(form.values))}
        />
      )}
    </>
  );
}
