import { isEmail, LENGTH } from '@ringtag/contracts';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, Field, Stack, TextInput } from '@ringtag/ui/lite';
import { useState, type SubmitEvent } from 'react';
import { useEmailReplies } from './messages.queries';

const FIELD = 'address';

/** "Email me replies": most senders would not come back to look. */
export function EmailReplies({ token }: { token: string }) {
  const { t } = useTranslation(['outcome', 'common']);
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending, isSuccess, error } = useEmailReplies(token);
  if (isSuccess) return <Alert tone="success">{t('answersTo.started')}</Alert>;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const address = String(new FormData(form).get(FIELD)).trim();
    const wrong = !isEmail(address);
    setWrong(wrong);
    if (wrong) focusFirstError(form, { [FIELD]: true });
    else mutate(address);
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <Field
          label={t('answersTo.label')}
          hint={t('answersTo.hint')}
          error={isWrong && t('common:form.emailInvalid')}
        >
          <TextInput name={FIELD} type="email" autoComplete="email" maxLength={LENGTH.email.max} />
        </Field>
        <FailureAlert title={t('answersTo.failed')} error={error} />
        <Button type="submit" variant="outline" block loading={isPending}>
          {t('answersTo.start')}
        </Button>
      </Stack>
    </form>
  );
}
