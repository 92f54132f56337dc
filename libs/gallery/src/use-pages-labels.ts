import { useTranslation } from '@ringtag/i18n';
import type { PaginationLabels } from '@ringtag/ui';

/** The labels that the pages of all examples share. */
export function usePagesLabels(): PaginationLabels {
  const { t } = useTranslation('gallery', { keyPrefix: 'pages' });
  return {
    nav: t('nav'),
    previous: t('previous'),
    next: t('next'),
    page: (number) => t('page', { number }),
    range: (range) => t('range', range),
    pageSize: t('size'),
  };
}
