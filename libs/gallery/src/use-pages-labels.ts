import { useTranslation } from '@ringtag/i18n';
import type { PaginationLabels } from '@ringtag/ui';

/** The labels that the pages of all examples share. */
export function usePagesLabels(): PaginationLabels {
  const { t } = useTranslation('gallery');
  return {
    nav: t('pages.nav'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number) => t('pages.page', { number }),
    range: (range) => t('pages.range', range),
    pageSize: t('pages.size'),
  };
}
