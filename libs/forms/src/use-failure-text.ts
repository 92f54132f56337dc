import { ApiError } from '@ringtag/api-client';
import { useErrorText, useTranslation } from '@ringtag/i18n';

const MINUTE = 60;
/** Longer waits than this many seconds are shown in minutes. */
const SAID_IN_SECONDS = 2 * MINUTE;

/** Answers a function that turns seconds into a text about how long to wait. */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('common');
  return (seconds) =>
    seconds <= SAID_IN_SECONDS
      ? t('form.waitSeconds', { count: seconds })
      : t('form.waitMinutes', { count: Math.ceil(seconds / MINUTE) });
}

/**
 * Answers a function that turns an error into a text in the reader's language. After too many attempts, the text says
 * how long to wait.
 */
export function useFailureText(): (error: unknown) => string {
  const errorText = useErrorText();
  const waitText = useWaitText();
  return (error) => {
    // Only for 429: a server that is down sends Retry-After as well, but then the person has not tried too often.
    const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
    return wait ? waitText(wait) : errorText(error);
  };
}
