import { LENGTH, trimmed } from '@ringtag/contracts';
import { FailureAlert, focusFirstError } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button, Field, Stack, TextInput } from '@ringtag/ui/lite';
import type { SubmitEvent } from 'react';
import { useNameCode } from './own-name.queries';

const FIELD = 'label';

/** Asks a new owner what the code is on: lists and messages then show that name instead of the alias. */
export default function OwnName({ codeId }: { codeId: string }) {
  const { t } = useTranslation('activation');
  const { mutate, isPending, isSuccess, error } = useNameCode(codeId);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = trimmed(String(new FormData(event.currentTarget).get(FIELD)));
    // Nothing typed takes no name away.
    if (name) mutate(name);
    else focusFirstError(event.currentTarget, { [FIELD]: true });
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <Field label={t('ownName.label')} hint={t('ownName.hint')}>
          <TextInput name={FIELD} maxLength={LENGTH.label.max} autoComplete="off" />
        </Field>
        <FailureAlert title={t('ownName.failed')} error={error} />
        {isSuccess && <Alert tone="success">{t('ownName.saved')}</Alert>}
        <Button type="submit" variant="outline" block loading={isPending}>
          {t('ownName.save')}
        </Button>
      </Stack>
    </form>
  );
}
