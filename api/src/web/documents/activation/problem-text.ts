import { type Locale, trimmed } from '@ringtag/contracts';
import {
  type ActivationTexts,
  fillCount,
  getActivationTexts,
  type StepProblem,
  toErrorText,
} from '@ringtag/documents';
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
  return data['linkHelps'] === true ? `${wait} ${forms.linkHelps}` : wait;
}

/** What is wrong with the secret that came with a code. */
export function toSecretProblem(typed: string | undefined, { activation, forms }: ActivationTexts): string {
  return trimmed(typed ?? '') === '' ? activation.secret.missing : forms.errors.claim_secret_refused;
}

/** What the page of a code step says besides its state. */
export interface Said {
  problem?: StepProblem;
  /** What is wrong with the digits. */
  error?: string;
  typed?: string;
}

/** Says why the digits were refused. Wrong digits are removed from the field. After other failures they stay there. */
export function toDigitsRefusal(error: DomainError, typed: string, locale: Locale): Said {
  const texts = getActivationTexts(locale);
  const { verification, activation } = texts;
  if (error.errorCode !== 'invalid_code')
    return { problem: { title: activation.failed, text: toProblemText(error, texts, locale) }, typed };
  const { triesLeft } = error.data;
  if (triesLeft === undefined) return { error: verification.incomplete, typed };
  const left = Number(triesLeft);
  return { error: left > 0 ? fillCount(verification, 'wrong', left, locale) : verification.spent };
}

/** Why the digits were not sent again. */
export function toResendRefusal(error: DomainError, locale: Locale): Said {
  const texts = getActivationTexts(locale);
  const { resendFailed } = texts.verification;
  return { problem: { title: resendFailed, text: toProblemText(error, texts, locale) } };
}
