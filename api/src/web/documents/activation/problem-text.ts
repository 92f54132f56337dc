import type { Locale } from '@ringtag/contracts';
import { type ActivationTexts, fillCount, toErrorText } from '@ringtag/documents';
import type { DomainError } from '../../../platform/errors/domain-error';

const MINUTE = 60;
/** Longer waits than this many seconds are shown in minutes, as in the pages of the application. */
const SAID_IN_SECONDS = 2 * MINUTE;

/** Why something was refused, and how long to wait. */
export function toProblemText(error: DomainError, texts: ActivationTexts, locale: Locale): string {
  const { errorCode, retryAfterSeconds: seconds = 0, data } = error;
  const { common, errors, forms } = texts;
  if (errorCode !== 'too_many_requests' || !seconds)
    return toErrorText({ ...errors, ...forms.errors }, errorCode);
  const wait =
    seconds <= SAID_IN_SECONDS
      ? fillCount(common.form, 'waitSeconds', seconds, locale)
      : fillCount(common.form, 'waitMinutes', Math.ceil(seconds / MINUTE), locale);
  return data['linkHelps'] === true ? `${wait}. ${forms.linkHelps}` : wait;
}
