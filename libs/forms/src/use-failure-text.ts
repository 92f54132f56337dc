import { ApiError } from '@ringtag/api-client';
import { useErrorText, useTranslation } from '@ringtag/i18n';

const MINUTE = 60;
/** Waits above this many seconds are said in minutes. */
const SAID_IN_SECONDS = 2 * MINUTE;

/** Answers a function that says how long to wait, given seconds. */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('common');
  return (seconds) =>
    seconds <= SAID_IN_SECONDS
      ? t('form.waitSeconds', { count: seconds })
      : t('form.waitMinutes', { count: Math.ceil(seconds / MINUTE) });
}

/** Whether others may have used up the tries for this address: then the link of a mail is the way in. */
export function linkHelps(error: ApiError): boolean {
  return error.data.linkHelps === true;
}

/** Answers a function that says an error in the reader's language, and how long to wait when the server asks for it. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const waitText = useWaitText();
  return (error) => {
    if (!(error instanceof ApiError) || !error.retryAfter) return errorText(error);
    const wait = waitText(error.retryAfter);
    return linkHelps(error) ? `${wait}. ${t('form.linkHelps')}` : wait;
  };
}
