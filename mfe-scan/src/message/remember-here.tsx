import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Button } from '@ringtag/ui/lite';
import { useRemember } from './messages.queries';

/** Has this browser lead from the code back to the conversation: nobody is asked to keep a link. */
export function RememberHere({ token }: { token: string }) {
  const { t } = useTranslation('outcome');
  const { mutate, isPending, isSuccess, error } = useRemember(token);
  if (isSuccess) return <Alert tone="success">{t('remember.done')}</Alert>;
  return (
    <>
      <FailureAlert title={t('remember.failed')} error={error} />
      <Button variant="outline" block loading={isPending} onClick={() => mutate()}>
        {t('remember.action')}
      </Button>
    </>
  );
}
