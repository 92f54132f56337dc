import { SLOW_STATEMENT_MS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { TimeAgo, useFormats } from '@ringtag/pages';
import { Section, Table, type TableColumn } from '@ringtag/ui';
import styles from './system.module.css';
import type { System } from './system.queries';

type SlowStatement = System['slowStatements'][number];

/** The slowest statements of the process that answered. */
export function SlowStatements({ statements }: { statements: SlowStatement[] }) {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  const columns = useColumns();
  return (
    <Section
      title={t('system.statements.title')}
      text={t('system.statements.text', { value: number(SLOW_STATEMENT_MS) })}
    >
      {statements.length === 0 ? (
        <p className={styles.quiet}>{t('system.statements.none')}</p>
      ) : (
        <Table
          caption={t('system.statements.title')}
          hideCaption
          columns={columns}
          rows={statements}
          rowKey={({ sql }) => sql}
        />
      )}
    </Section>
  );
}

function useColumns(): TableColumn<SlowStatement>[] {
  const { t } = useTranslation('operations');
  const { number } = useFormats();
  const time = (milliseconds: number) => t('system.system.milliseconds', { value: number(milliseconds) });
  return [
    {
      key: 'sql',
      header: t('system.statements.statement'),
      rowHeader: true,
      cell: ({ sql }) => (
        <code className={styles.statement} dir="ltr" translate="no">
          {sql}
        </code>
      ),
    },
    { key: 'times', header: t('system.statements.times'), align: 'end', cell: ({ times }) => number(times) },
    {
      key: 'longest',
      header: t('system.statements.longest'),
      align: 'end',
      cell: ({ longest }) => time(longest),
    },
    { key: 'total', header: t('system.statements.total'), align: 'end', cell: ({ total }) => time(total) },
    {
      key: 'last',
      header: t('system.statements.last'),
      align: 'end',
      cell: ({ lastAt }) => <TimeAgo at={lastAt} />,
    },
  ];
}
