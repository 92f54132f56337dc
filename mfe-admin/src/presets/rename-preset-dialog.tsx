import { LENGTH, trimmed } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Field, TextInput } from '@ringtag/ui';
import { useNameFault } from '../use-name-fault';
import { useChangePreset, type Preset } from './presets.queries';

export function RenamePresetDialog({ preset, ...dialog }: DialogState & { preset: Preset }) {
  const { t } = useTranslation(['presets', 'admin']);
  const change = useChangePreset(preset.id);
  const save = (name: string) =>
    change.mutate(
      { name },
      {
        onSuccess: () => {
          dialog.onClose();
          showSuccess(t('saved', { name }));
        },
      },
    );
  return (
    <FormDialog
      {...dialog}
      title={t('renameTitle')}
      submitLabel={t('admin:save')}
      workingLabel={t('admin:saving')}
      call={change}
      errorTitle={t('saveFailed')}
    >
      {(id) => <NameForm id={id} initial={preset.name} onSave={save} />}
    </FormDialog>
  );
}

interface NameFormProps {
  id: string;
  initial: string;
  onSave: (name: string) => void;
}

/** A component of its own, so that each time the dialog opens, it starts with the current name. */
function NameForm({ id, initial, onSave }: NameFormProps) {
  const { t } = useTranslation('presets');
  const findNameFault = useNameFault(false);
  const form = useForm({
    initial: { name: initial },
    check: ({ name }) => ({ name: findNameFault(name) }),
    onSubmit: ({ name }) => onSave(trimmed(name)),
  });
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Field label={t('name')} required error={form.errors.name}>
        <TextInput {...form.field('name')} maxLength={LENGTH.name.max} autoComplete="off" />
      </Field>
    </form>
  );
}
