import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';

/** What to do while others may be using up the tries for an address; nothing for other errors. */
export function LockoutHelp({ error }: { error: unknown }) {
  const { t } = useTranslation('forms');
  if (!(error instanceof ApiError)) return null;
  if (error.data.linkHelps === true) return <p>{t('linkHelps')}</p>;
  return error.data.codeHelps === true ? <p>{t('codeHelps')}</p> : null;
}
