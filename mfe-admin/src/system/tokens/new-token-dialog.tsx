import { LENGTH, REMOTE_NAME } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Field, Select, Stack, TextInput } from '@ringtag/ui';
import type { ComponentProps } from 'react';
import type { NewToken } from './tokens.queries';

interface NewTokenDialogProps extends DialogState {
  /** The modules that the server knows. */
  names: readonly string[];
  /** What the form starts with. */
  draft: NewToken;
  call: ComponentProps<typeof FormDialog>['call'];
  onCreate: (token: NewToken) => void;
}

/** Asks what a new token is for. */
export default function NewTokenDialog({ names, draft, call, onCreate, ...dialog }: NewTokenDialogProps) {
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
      {(id) => (
        <NewTokenForm key={String(dialog.open)} id={id} names={names} draft={draft} onCreate={onCreate} />
      )}
    </FormDialog>
  );
}

interface NewTokenFormProps extends Pick<NewTokenDialogProps, 'names' | 'draft' | 'onCreate'> {
  id: string;
}

/** The choice of a module that the server does not know yet. */
const OTHER = '';

function NewTokenForm({ id, names, draft, onCreate }: NewTokenFormProps) {
  const { t } = useTranslation('releases');
  const { remote, label } = draft;
  const isKnown = names.includes(remote);
  const form = useForm({
    initial: { remote: remote === '' ? (names[0] ?? OTHER) : isKnown ? remote : OTHER, name: remote, label },
    check: (values) => ({
      name: !REMOTE_NAME.test(readRemote(values)) && t('tokens.nameInvalid'),
      label: values.label.trim() === '' && t('tokens.labelMissing'),
    }),
    onSubmit: (values) => onCreate({ remote: readRemote(values), label: values.label.trim() }),
  });
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Field label={t('tokens.name')}>
          <Select {...form.field('remote')}>
            {names.map((name) => (
              <option key={name} translate="no">
                {name}
              </option>
            ))}
            <option value={OTHER}>{t('tokens.other')}</option>
          </Select>
        </Field>
        {form.values.remote === OTHER && (
          <Field label={t('tokens.otherName')} required hint={t('tokens.nameHint')} error={form.errors.name}>
            <TextInput {...form.field('name')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
        )}
        <Field label={t('tokens.label')} required hint={t('tokens.labelHint')} error={form.errors.label}>
          <TextInput {...form.field('label')} autoComplete="off" maxLength={LENGTH.name.max} />
        </Field>
      </Stack>
    </form>
  );
}

function readRemote({ remote, name }: { remote: string; name: string }): string {
  return remote === OTHER ? name.trim() : remote;
}
