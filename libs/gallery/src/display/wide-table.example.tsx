import { useTranslation } from '@ringtag/i18n';
import { Table, type TableColumn } from '@ringtag/ui';
import { CODES, type Code } from './codes';

export default function WideTableExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'display' });
  const days = Array.from({ length: 14 }, (_, index) => index + 1);
  const columns: TableColumn<Code>[] = [
    { key: 'name', header: t('code'), rowHeader: true, cell: ({ id }) => t(`codes.${id}`) },
    ...days.map((day) => ({
      key: String(day),
      header: t('day', { day }),
      align: 'end' as const,
      cell: ({ scans }: Code) => Math.round((scans * day) / 100),
    })),
  ];
  return (
    <Table
      caption={t('wideCaption')}
      columns={columns}
      rows={CODES.slice(0, 3)}
      rowKey={({ id }) => id}
      narrow="scroll"
    />
  );
}
