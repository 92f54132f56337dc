import { useTranslation } from '@ringtag/i18n';
import { Spinner } from '@ringtag/ui/lite';

/** Stands in for a page that loads; nothing where the server has already drawn the page. */
export function Loading() {
  const { t } = useTranslation('common');
  return document.getElementById('ssr') ? null : <Spinner block label={t('loading')} />;
}
