import { ApiError } from '@ringtag/api-client';
import { checkedKind } from '@ringtag/card/activation';
import { helpPath, LENGTH, PAGE_KINDS, type PageKind, trimmed } from '@ringtag/contracts';
import { type DialogState, FormDialog } from '@ringtag/forms';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { profileQuery } from '@ringtag/shell-controls/profile';
import { Alert, Field, FieldGroup, Radio, Stack, TextInput } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import type { MakeCode } from './digital.queries';

interface NewCodeDialogProps extends DialogState {
  make: MakeCode;
}

/** The first step: what the owner calls the code, and what it is on. */
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
  onSubmit: (code: { label: string | null; pageKind: PageKind | undefined }) => void;
}

/** A component of its own, so that each time the dialog opens, the form is empty. */
function NewCodeForm({ id, error, onSubmit }: NewCodeFormProps) {
  const { t } = useTranslation(['newCode', 'states']);
  const { data: profile } = useQuery(profileQuery());
  const form = useForm<{ label: string; pageKind: PageKind | undefined }>({
    initial: { label: '', pageKind: undefined },
    error,
    onSubmit: ({ label }) => onSubmit({ label: trimmed(label) || null, pageKind: kind }),
  });
  const kind = checkedKind(form.values.pageKind, profile?.fields);
  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <p>{t('text')}</p>
        <Field label={t('name')} hint={t('nameHint')}>
          <TextInput {...form.field('label')} maxLength={LENGTH.label.max} autoComplete="off" />
        </Field>
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
      </Stack>
    </form>
  );
}
