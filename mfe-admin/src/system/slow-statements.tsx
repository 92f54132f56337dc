import { SLOW_STATEMENT_MS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { TimeAgo, useFormats } from '@ringtag/pages';
import { Section, Table, type TableColumn } from '@ringtag/ui';
import styles from './system.module.css';
import type { System } from './system.queries';

type SlowStatement = System['slowStatements'][number];

/** The slowest statements of the process that answered. */
export function SlowStatements({ statements }: { statements: SlowStatement[] }) {
  const { t } = useTranslation('system');
  const { number } = useFormats();
  const columns = useColumns();
  return (
    <Section title={t('statements.title')} text={t('statements.text', { value: number(SLOW_STATEMENT_MS) })}>
      {statements.length === 0 ? (
        <p className={styles.quiet}>{t('statements.none')}</p>
      ) : (
        <Table
          caption={t('statements.title')}
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
  const { t } = useTranslation('system');
  const { number } = useFormats();
  const time = (milliseconds: number) => t('system.milliseconds', { value: number(milliseconds) });
  return [
    {
      key: 'sql',
      header: t('statements.statement'),
      rowHeader: true,
      cell: ({ sql }) => (
        <code className={styles.statement} dir="ltr" translate="no">
          {sql}
        </code>
      ),
    },
    { key: 'times', header: t('statements.times'), align: 'end', cell: ({ times }) => number(times) },
    { key: 'longest', header: t('statements.longest'), align: 'end', cell: ({ longest }) => time(longest) },
    { key: 'total', header: t('statements.total'), align: 'end', cell: ({ total }) => time(total) },
    {
      key: 'last',
      header: t('statements.last'),
      align: 'end',
      cell: ({ lastAt }) => <TimeAgo at={lastAt} />,
    },
  ];
}
