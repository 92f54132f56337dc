import { ApiError } from '@ringtag/api-client';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Alert } from '@ringtag/ui';
import { formError } from './form-error';

/** The texts for a link that has expired, and for one that is wrong or was used before. */
const REFUSALS = { link_expired: 'link.expired', invalid_link: 'link.invalid' } as const;

function findRefusal(error: unknown) {
  const code = error instanceof ApiError ? error.code : undefined;
  return code === 'link_expired' || code === 'invalid_link' ? REFUSALS[code] : undefined;
}

/** Returns true when the link cannot be used any more: it is wrong, used or expired. */
export function isRefusedLink(error: unknown): boolean {
  return findRefusal(error) !== undefined;
}

export function LinkFailure({ title, error }: { title: string; error: unknown }) {
  const { t } = useTranslation('auth');
  const refusal = findRefusal(error);
  return refusal ? (
    <Alert tone="danger">{t(refusal)}</Alert>
  ) : (
    <FailureAlert title={title} error={formError(error)} />
  );
}
