import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { Alert, VisuallyHidden } from '@ringtag/ui/lite';
import { useFailureText, useWaitText } from './use-failure-text';
import { useSecondsUntil } from './use-seconds-until';

interface FailureAlertProps {
  /** What failed, such as "Failed to resend verification code". It distinguishes two alerts on one page. */
  title: string;
  error: unknown;
  /** The reason, if this form can say more about an error than the text of its code. */
  text?: (error: unknown) => string | false | undefined;
}

/**
 * An alert for a failed call: what failed and why, in the reader's language. If the server asks to wait, the alert
 * counts down (LIM-5).
 */
export function FailureAlert({ title, error, text }: FailureAlertProps) {
  const failureText = useFailureText();
  if (!error) return null;
  if (error instanceof ApiError && error.status === 429 && error.retryAfter && error.retryAt) {
    const { retryAt, retryAfter, data } = error;
    return <WaitAlert key={retryAt} title={title} seconds={retryAfter} until={retryAt} data={data} />;
  }
  return (
    <Alert tone="danger" title={title}>
      {text?.(error) || failureText(error)}
    </Alert>
  );
}

interface WaitAlertProps {
  title: string;
  seconds: number;
  until: string;
  /** What the answer says besides the wait. */
  data: ApiError['data'];
}

function WaitAlert({ title, seconds, until, data }: WaitAlertProps) {
  const { t } = useTranslation('common');
  const waitText = useWaitText();
  const left = useSecondsUntil(until, seconds);
  if (left === 0) return <Alert tone="info">{t('form.tryNow')}</Alert>;
  return (
    <Alert tone="danger" title={title}>
      {/* Screen readers announce the wait once, not every second. */}
      <VisuallyHidden>{waitText(seconds)}</VisuallyHidden>
      <span aria-hidden>{waitText(left)}</span>
      <LockoutHelp data={data} />
    </Alert>
  );
}

/** Says what to do if other people may have used up the attempts for an address. Nothing for other errors. */
function LockoutHelp({ data }: Pick<WaitAlertProps, 'data'>) {
  const { t } = useTranslation('forms');
  if (data.linkHelps === true) return <p>{t('linkHelps')}</p>;
  return data.codeHelps === true && <p>{t('codeHelps')}</p>;
}
