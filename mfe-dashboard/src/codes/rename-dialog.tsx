import { LENGTH, trimmed } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Field, TextInput } from '@ringtag/ui';
import { type MyCode, useChangeMyCode } from './codes.queries';

interface RenameDialogProps extends DialogState {
  code: MyCode;
}

/** Changes the owner's label of a code. With an empty label the alias is shown again. */
export default function RenameDialog({ code, open, onClose }: RenameDialogProps) {
  const { t } = useTranslation('dashboard');
  const change = useChangeMyCode(code.id);
  const save = (label: string) =>
    change.mutate(
      { label: label || null },
      {
        onSuccess: () => {
          onClose();
          showSuccess(t('rename.done'));
        },
      },
    );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('rename.title')}
      submitLabel={t('save')}
      workingLabel={t('saving')}
      call={change}
      errorTitle={t('rename.failed')}
    >
      {(id) => <LabelForm id={id} initial={code.label ?? ''} onSave={save} />}
    </FormDialog>
  );
}

interface LabelFormProps {
  id: string;
  initial: string;
  onSave: (label: string) => void;
}

/** A component of its own, so that each time the dialog opens, it starts with the current label. */
function LabelForm({ id, initial, onSave }: LabelFormProps) {
  const { t } = useTranslation('dashboard');
  const form = useForm({ initial: { label: initial }, onSubmit: ({ label }) => onSave(trimmed(label)) });
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Field label={t('rename.label')} hint={t('rename.hint')}>
        <TextInput {...form.field('label')} maxLength={LENGTH.label.max} autoComplete="off" />
      </Field>
    </form>
  );
}
