import { currentLocale, useTranslation } from '@ringtag/i18n';
import { Badge, type TableColumn } from '@ringtag/ui';
import type { Code } from './codes';

export function useCodeColumns(): TableColumn<Code>[] {
  const { t } = useTranslation('gallery');
  return [
    {
      key: 'name',
      header: t('display.code'),
      rowHeader: true,
      sortable: true,
      cell: ({ id }) => t(`display.codes.${id}`),
    },
    {
      key: 'scans',
      header: t('display.scans'),
      sortable: true,
      align: 'end',
      cell: ({ scans }) => scans.toLocaleString(currentLocale()),
    },
    {
      key: 'status',
      header: t('display.status'),
      cell: ({ active }) => (
        <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'display.active' : 'display.paused')}</Badge>
      ),
    },
  ];
}
