import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';

/** What to do while others may be using up the tries for an address; nothing for other errors. */
export function LinkHelp({ error }: { error: unknown }) {
  const { t } = useTranslation('forms');
  if (!(error instanceof ApiError) || error.data.linkHelps !== true) return null;
  return <p>{t('linkHelps')}</p>;
}
