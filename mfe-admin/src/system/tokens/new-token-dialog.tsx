import { LENGTH, REMOTE_NAME } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Field, Stack, TextInput } from '@ringtag/ui';
import type { ComponentProps } from 'react';
import type { NewToken } from './tokens.queries';

interface NewTokenDialogProps extends DialogState {
  /** What the form starts with. */
  draft: NewToken;
  call: ComponentProps<typeof FormDialog>['call'];
  onCreate: (token: NewToken) => void;
}

/** Asks what a new token is for. */
export default function NewTokenDialog({ draft, call, onCreate, ...dialog }: NewTokenDialogProps) {
  const { t } = useTranslation('releases');
  return (
    <FormDialog
      {...dialog}
      title={t('tokens.new')}
      submitLabel={t('tokens.create')}
      workingLabel={t('tokens.creating')}
      call={call}
      errorTitle={t('tokens.createFailed')}
    >
      {(id) => <NewTokenForm key={String(dialog.open)} id={id} draft={draft} onCreate={onCreate} />}
    </FormDialog>
  );
}

interface NewTokenFormProps extends Pick<NewTokenDialogProps, 'draft' | 'onCreate'> {
  id: string;
}

function NewTokenForm({ id, draft, onCreate }: NewTokenFormProps) {
  const { t } = useTranslation('releases');
  const form = useForm({
    initial: draft,
    check: ({ remote, label }) => ({
      remote: !REMOTE_NAME.test(remote.trim()) && t('tokens.nameInvalid'),
      label: label.trim() === '' && t('tokens.labelMissing'),
    }),
    onSubmit: ({ remote, label }) => onCreate({ remote: remote.trim(), label: label.trim() }),
  });
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Field label={t('tokens.name')} required hint={t('tokens.nameHint')} error={form.errors.remote}>
          <TextInput {...form.field('remote')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field label={t('tokens.label')} required hint={t('tokens.labelHint')} error={form.errors.label}>
          <TextInput {...form.field('label')} autoComplete="off" maxLength={LENGTH.name.max} />
        </Field>
      </Stack>
    </form>
  );
}
