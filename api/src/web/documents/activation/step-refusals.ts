import type { Locale } from '@ringtag/contracts';
import { fillCount, getActivationTexts, type StepProblem } from '@ringtag/documents';
import type { DomainError } from '../../../platform/errors/domain-error';
import { toProblemText } from './problem-text';

/** What the page of a code step says besides its state. */
export interface Said {
  problem?: StepProblem;
  /** What is wrong with the digits. */
  error?: string;
  typed?: string;
}

/** Says why the digits were refused. The field is empty after wrong digits, and keeps what was typed after any other failure. */
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
