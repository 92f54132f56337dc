import { ApiError } from '@ringtag/api-client';
import { lazyWithTexts } from '@ringtag/i18n';
import { Suspense } from 'react';

/** Few people hold that many codes: loaded, with its texts, when one of them is told. */
const ActivationLimit = lazyWithTexts(['limit', 'forms'], () => import('./limit-alert'));

export function isLimitReached(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'activation_limit_reached';
}

/** Trying again does not help: the ways that do. */
export function LimitReached({ error }: { error: ApiError }) {
  return (
    <Suspense fallback={null}>
      <ActivationLimit currentCount={Number(error.data.currentCount)} />
    </Suspense>
  );
}
