import { useTranslation } from '@ringtag/i18n';
import { EmptyState, IconQr, Stack, Table } from '@ringtag/ui';
import { CODES } from './codes';
import { useCodeColumns } from './use-code-columns';

export default function TableStatesExample() {
  const { t } = useTranslation('gallery', { keyPrefix: 'display' });
  const table = { columns: useCodeColumns(), rowKey: ({ id }: { id: string }) => id };
  return (
    <Stack gap={6}>
      <Table {...table} caption={t('states.loading')} rows={[]} loading={t('loading')} />
      <Table {...table} caption={t('states.busy')} rows={CODES.slice(0, 2)} busy />
      <Table
        {...table}
        caption={t('states.empty')}
        rows={[]}
        empty={<EmptyState icon={<IconQr />} title={t('emptyTitle')} text={t('emptyText')} />}
      />
    </Stack>
  );
}
