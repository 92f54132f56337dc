import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';
import { Alert, VisuallyHidden } from '@ringtag/ui/lite';
import type { ReactNode } from 'react';
import { LockoutHelp } from './lockout-help';
import { useFailureText, useWaitText } from './use-failure-text';
import { useSecondsUntil } from './use-seconds-until';

/** A failed call in the reader's language; where the server asks for patience, the wait counts down (LIM-5). */
export function FailureAlert({ error }: { error: unknown }) {
  const failureText = useFailureText();
  if (!error) return null;
  if (error instanceof ApiError && error.status === 429 && error.retryAfter && error.retryAt) {
    return (
      <WaitAlert key={error.retryAt} seconds={error.retryAfter} until={error.retryAt}>
        <LockoutHelp error={error} />
      </WaitAlert>
    );
  }
  return <Alert tone="danger">{failureText(error)}</Alert>;
}

interface WaitAlertProps {
  seconds: number;
  until: string;
  children: ReactNode;
}

function WaitAlert({ seconds, until, children }: WaitAlertProps) {
  const { t } = useTranslation('common');
  const waitText = useWaitText();
  const left = useSecondsUntil(until, seconds);
  if (left === 0) return <Alert tone="info">{t('form.tryNow')}</Alert>;
  return (
    <Alert tone="danger">
      {/* Announced once, not every second. */}
      <VisuallyHidden>{waitText(seconds)}</VisuallyHidden>
      <span aria-hidden>{waitText(left)}</span>
      {children}
    </Alert>
  );
}
