import { ApiError } from '@ringtag/api-client';
import { lazyWithTexts } from '@ringtag/i18n';
import { Suspense } from 'react';

/** Few people reach the limit, so the alert and its texts load only when it is shown. */
const ActivationLimit = lazyWithTexts(['limit', 'forms'], () => import('./limit-alert'));

export function isLimitReached(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'activation_limit_reached';
}

/** Says how to get below the limit. It offers no retry, because that would fail again. */
export function LimitReached({ error }: { error: ApiError }) {
  return (
    <Suspense fallback={null}>
      <ActivationLimit currentCount={Number(error.data.currentCount)} />
    </Suspense>
  );
}
