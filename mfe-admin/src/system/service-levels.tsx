import { BUDGET_WINDOW, DAY, SERVICE_LEVELS, toErrorBudget } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Badge, Section, Table, type TableColumn } from '@ringtag/ui';
import styles from './system.module.css';
import type { System } from './system.queries';

type ServiceLevels = System['serviceLevels'];
type ServiceLevel = ServiceLevels['levels'][number];

/** Below this share of the error budget, the page warns. */
const LITTLE = 0.25;

/** How well the service kept what it promises, and how much may still fail. */
export function ServiceLevels({ serviceLevels: { countedSince, levels } }: { serviceLevels: ServiceLevels }) {
  const { t } = useTranslation('operations');
  const { date } = useFormats();
  const columns = useColumns();
  const days = BUDGET_WINDOW / DAY;
  return (
    <Section title={t('system.levels.title')} text={t('system.levels.text', { count: days })}>
      {countedSince === null ? (
        <p className={styles.quiet}>{t('system.levels.none')}</p>
      ) : (
        <>
          <Table
            caption={t('system.levels.title')}
            hideCaption
            columns={columns}
            rows={levels}
            rowKey={({ level }) => level}
          />
          <p className={styles.quiet}>{t('system.levels.since', { date: date(countedSince) })}</p>
        </>
      )}
    </Section>
  );
}

function useColumns(): TableColumn<ServiceLevel>[] {
  const { t } = useTranslation('operations');
  const { number, percent } = useFormats();
  const names = {
    answers: t('system.levels.answers'),
    scans: t('system.levels.scans', { value: number(SERVICE_LEVELS.scans.withinMs) }),
    digits: t('system.levels.digits'),
  };
  return [
    { key: 'level', header: t('system.levels.level'), rowHeader: true, cell: ({ level }) => names[level] },
    { key: 'target', header: t('system.levels.target'), align: 'end', cell: ({ target }) => percent(target) },
    {
      key: 'measured',
      header: t('system.levels.measured'),
      align: 'end',
      cell: (counted) => {
        const budget = toErrorBudget(counted);
        return budget ? percent(budget.measured) : '–';
      },
    },
    {
      key: 'failed',
      header: t('system.levels.failed'),
      align: 'end',
      cell: ({ failures, events }) =>
        t('system.levels.of', { failures: number(failures), events: number(events) }),
    },
    { key: 'left', header: t('system.levels.left'), align: 'end', cell: (counted) => <Left {...counted} /> },
  ];
}

/** What is left of the error budget. */
function Left(counted: ServiceLevel) {
  const { t } = useTranslation('operations');
  const { percent } = useFormats();
  const budget = toErrorBudget(counted);
  if (!budget) return <Badge>{t('system.levels.tooFew')}</Badge>;
  if (budget.left <= 0) return <Badge tone="danger">{t('system.levels.usedUp')}</Badge>;
  return <Badge tone={budget.left < LITTLE ? 'warning' : 'success'}>{percent(budget.left, 0)}</Badge>;
}
