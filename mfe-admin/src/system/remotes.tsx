import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Badge, Section, Table, type TableColumn } from '@ringtag/ui';
import type { System } from './system.queries';

type Remote = System['remotes'][number];

/** What browsers could not show, by remote. */
export function Remotes({ remotes }: { remotes: Remote[] }) {
  const { t } = useTranslation('operations');
  const { dateTime, number } = useFormats();
  const columns: TableColumn<Remote>[] = [
    {
      key: 'name',
      header: t('system.remotes.name'),
      rowHeader: true,
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    {
      key: 'failures',
      header: t('system.remotes.failures'),
      align: 'end',
      cell: ({ failures }) => <Badge tone={failures > 0 ? 'danger' : 'success'}>{number(failures)}</Badge>,
    },
    {
      key: 'since',
      header: t('system.remotes.since'),
      align: 'end',
      cell: ({ failingSince }) => (failingSince ? dateTime(failingSince) : '–'),
    },
  ];
  return (
    <Section title={t('system.remotes.title')} text={t('system.remotes.text')}>
      <Table
        caption={t('system.remotes.title')}
        hideCaption
        columns={columns}
        rows={remotes}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}
