import { ApiError } from '@ringtag/api-client';
import { checkedKind } from '@ringtag/card/activation';
import { helpPath, LENGTH, PAGE_KINDS, type PageKind, trimmed } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { useUser } from '@ringtag/session';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { Alert, Field, FieldGroup, Radio, Stack, TextInput } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import type { MakeCode, NewCode } from './digital.queries';

interface NewCodeDialogProps extends DialogState {
  make: MakeCode;
}

/** The first step: who the owner is, where the profile has no name yet, what the code is on, and what it is called. */
export function NewCodeDialog({ open, onClose, make }: NewCodeDialogProps) {
  const { t } = useTranslation('newCode');
  const dayOver = make.error instanceof ApiError && make.error.code === 'too_many_requests';
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      submitLabel={t('submit')}
      workingLabel={t('working')}
      call={{ ...make, error: dayOver ? null : make.error }}
      errorTitle={t('failed')}
      waits
    >
      {(id) => (
        <>
          {dayOver && (
            <Alert
              tone="danger"
              title={t('failed')}
              actions={<a href={helpPath('owner', 'limit')}>{t('help')}</a>}
            >
              {t('dayOver')}
            </Alert>
          )}
          <NewCodeForm id={id} error={make.error} onSubmit={make.mutate} />
        </>
      )}
    </FormDialog>
  );
}

interface NewCodeFormProps {
  id: string;
  error: unknown;
  onSubmit: (code: NewCode) => void;
}

/** A component of its own, so that each time the dialog opens, the form is empty. */
function NewCodeForm({ id, error, onSubmit }: NewCodeFormProps) {
  const { t } = useTranslation(['newCode', 'states', 'common']);
  const nameless = !useUser().user?.name;
  const { data: profile } = useQuery(profileQuery());
  const nameRequired = t('common:form.nameRequired');
  const form = useForm({
    initial: { profileName: '', label: '', pageKind: undefined as PageKind | undefined },
    check: ({ profileName }) => ({ profileName: nameless && !trimmed(profileName) && nameRequired }),
    error,
    refusals: { profileName: nameRequired },
    onSubmit: ({ profileName, label }) =>
      onSubmit({
        ...(nameless && { profileName: trimmed(profileName) }),
        label: trimmed(label) || null,
        pageKind: kind,
      }),
  });
  const kind = checkedKind(form.values.pageKind, profile?.fields);
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <p>{t('text')}</p>
        {nameless && (
          <Field label={t('yourName')} hint={t('yourNameHint')} required error={form.errors.profileName}>
            <TextInput {...form.field('profileName')} maxLength={LENGTH.name.max} autoComplete="name" />
          </Field>
        )}
        <FieldGroup label={t('states:pageKind.title')} role="radiogroup">
          {PAGE_KINDS.map((each) => (
            <Radio
              key={each}
              name={`${id}-kind`}
              checked={each === kind}
              onChange={() => form.change({ pageKind: each })}
              label={t(`states:pageKind.${each}`)}
              hint={t(`states:pageKind.${each}Hint`)}
            />
          ))}
        </FieldGroup>
        <Field label={t('name')} hint={t('nameHint')}>
          <TextInput {...form.field('label')} maxLength={LENGTH.label.max} autoComplete="off" />
        </Field>
      </Stack>
    </form>
  );
}
