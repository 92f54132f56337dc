import { LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Button, Dialog, Field, showToast, Stack, TextInput } from '@ringtag/ui';
import { useId, useState, type FormEvent } from 'react';
import { useChangePreset, type Preset } from './presets.queries';

interface RenamePresetDialogProps {
  preset: Preset;
  open: boolean;
  onClose: () => void;
}

export function RenamePresetDialog({ preset, open, onClose }: RenamePresetDialogProps) {
  const { t } = useTranslation(['presets', 'admin']);
  const formId = useId();
  const change = useChangePreset(preset.id);
  const close = () => {
    onClose();
    change.reset();
  };
  const save = (name: string) =>
    change.mutate(
      { name },
      {
        onSuccess: () => {
          close();
          showToast({ variant: 'success', description: t('saved', { name }) });
        },
      },
    );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('renameTitle')}
      closeLabel={t('admin:close')}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {t('admin:cancel')}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending} loadingLabel={t('admin:saving')}>
            {t('admin:save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FailureAlert title={t('saveFailed')} error={change.error} />
        <NameForm id={formId} initial={preset.name} onSave={save} />
      </Stack>
    </Dialog>
  );
}

interface NameFormProps {
  id: string;
  initial: string;
  onSave: (name: string) => void;
}

/** Apart from the dialog, so that every opening starts with the current name. */
function NameForm({ id, initial, onSave }: NameFormProps) {
  const { t } = useTranslation('presets');
  const [name, setName] = useState(initial);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed(name) === '') setMissing(true);
    else onSave(trimmed(name));
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Field label={t('name')} required error={missing && t('nameMissing')}>
        <TextInput
          value={name}
          maxLength={LENGTH.name.max}
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
            setMissing(false);
          }}
        />
      </Field>
    </form>
  );
}
