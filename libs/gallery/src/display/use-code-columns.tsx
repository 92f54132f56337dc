import { currentLocale, useTranslation } from '@ringtag/i18n';
import { Badge, type TableColumn } from '@ringtag/ui';
import type { Code } from './codes';

export function useCodeColumns(): TableColumn<Code>[] {
  const { t } = useTranslation('galleryDisplay');
  return [
    { key: 'name', header: t('code'), rowHeader: true, sortable: true, cell: ({ id }) => t(`codes.${id}`) },
    {
      key: 'scans',
      header: t('scans'),
      sortable: true,
      align: 'end',
      cell: ({ scans }) => scans.toLocaleString(currentLocale()),
    },
    {
      key: 'status',
      header: t('status'),
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'active' : 'paused')}</Badge>
      ),
    },
  ];
}
