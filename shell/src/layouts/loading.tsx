import { useTranslation } from '@ringtag/i18n';
import { hasFirstPaint } from '../first-paint/first-paint';
import { Spinner } from '@ringtag/ui/lite';

/** Stands in for a page that loads; nothing where the server has already drawn the page. */
export function Loading() {
  const { t } = useTranslation('common');
  return hasFirstPaint() ? null : <Spinner block label={t('loading')} />;
}
