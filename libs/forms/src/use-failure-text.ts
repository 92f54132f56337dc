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

/** Answers a function that says an error in the reader's language; after too many tries, how long to wait. */
export function useFailureText(): (error: unknown) => string {
  const errorText = useErrorText();
  const waitText = useWaitText();
  return (error) => {
    // A server that is away asks to wait as well, and that is nobody's fault.
    const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
    return wait ? waitText(wait) : errorText(error);
  };
}
