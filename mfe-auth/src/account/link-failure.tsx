import { ApiError } from '@ringtag/api-client';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert } from '@ringtag/ui';

/** Whether the link itself is of no use: wrong, used or expired. */
export function isRefusedLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid_link';
}

export function LinkFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('auth');
  return isRefusedLink(error) ? (
    <Alert tone="danger">{t('link.invalid')}</Alert>
  ) : (
    <FailureAlert error={error} />
  );
}
