import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { Alert, VisuallyHidden } from '@ringtag/ui/lite';
import type { ReactNode } from 'react';
import { LockoutHelp } from './lockout-help';
import { useFailureText, useWaitText } from './use-failure-text';
import { useSecondsUntil } from './use-seconds-until';

interface FailureAlertProps {
  /** What failed, as in "Failed to resend verification code": two that fail at once can be told apart. */
  title: string;
  error: unknown;
  /** Why, where this form knows more of an error than its code says. */
  text?: (error: unknown) => string | false | undefined;
}

/** A failed call in the reader's language: what, and why; where the server asks for patience, the wait counts down (LIM-5). */
export function FailureAlert({ title, error, text }: FailureAlertProps) {
  const failureText = useFailureText();
  if (!error) return null;
  if (error instanceof ApiError && error.status === 429 && error.retryAfter && error.retryAt) {
    return (
      <WaitAlert key={error.retryAt} title={title} seconds={error.retryAfter} until={error.retryAt}>
        <LockoutHelp error={error} />
      </WaitAlert>
    );
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
  children: ReactNode;
}

function WaitAlert({ title, seconds, until, children }: WaitAlertProps) {
  const { t } = useTranslation('common');
  const waitText = useWaitText();
  const left = useSecondsUntil(until, seconds);
  if (left === 0) return <Alert tone="info">{t('form.tryNow')}</Alert>;
  return (
    <Alert tone="danger" title={title}>
      {/* Announced once, not every second. */}
      <VisuallyHidden>{waitText(seconds)}</VisuallyHidden>
      <span aria-hidden>{waitText(left)}</span>
      {children}
    </Alert>
  );
}
