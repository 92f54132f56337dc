import { ApiError } from '@ringtag/api-client';
import { useTranslation } from '@ringtag/i18n';

/** Says what to do if other people may have used up the attempts for an address. Nothing for other errors. */
export function LockoutHelp({ error }: { error: unknown }) {
  const { t } = useTranslation('forms');
  if (!(error instanceof ApiError)) return null;
  if (error.data.linkHelps === true) return <p>{t('linkHelps')}</p>;
  return error.data.codeHelps === true ? <p>{t('codeHelps')}</p> : null;
}
