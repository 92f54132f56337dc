import { CHOSEN_ALIAS, LENGTH, MAX_ACTIVATIONS } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Alert, Facts, ScrollArea, Stack, Table, type TableColumn } from '@ringtag/ui';
import itemStyles from '../items.module.css';
import type { Imported, ImportedRow } from '../items.queries';
import styles from './import.module.css';

const COUNTS = ['created', 'changed', 'unchanged', 'refused'] as const;

/** More rows would slow the browser down. The first ones show what to correct. */
const ROWS_SHOWN = 100;

/** Says what an import did, or would do: the number of rows of each kind, the doubtful rows and the refused ones. */
export function ImportOutcome({ outcome }: { outcome: Imported }) {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  const { dryRun, ignoredColumns, rows, created, changed } = outcome;
  const refused = rows.filter(({ result }) => result === 'refused');
  const withZeros = rows.filter((row) => row.withZeros);
  return (
    <Stack gap={4}>
      {!dryRun && <Alert tone="success">{t('items:import.done', { count: created + changed })}</Alert>}
      <Facts
        className={itemStyles.sums}
        facts={COUNTS.map((result) => [
          t(`items:import.${dryRun ? 'would' : 'did'}.${result}`),
          number(outcome[result]),
        ])}
      />
      {ignoredColumns.length > 0 && (
        <p className={itemStyles.quiet}>
          {t('items:import.ignored', { columns: ignoredColumns.join(', ') })}
        </p>
      )}
      {withZeros.length > 0 && <RowsWithoutZeros rows={withZeros} />}
      {refused.length > 0 && <RefusedRows rows={refused} />}
    </Stack>
  );
}

interface SomeRows {
  rows: readonly ImportedRow[];
}

/** New codes that may be existing ones: a spreadsheet drops the zeros before a number. */
function RowsWithoutZeros({ rows }: SomeRows) {
  const { t } = useTranslation(['admin', 'items']);
  return (
    <>
      <Alert tone="warning">{t('items:import.zeros', { count: rows.length })}</Alert>
      <Rows
        caption={t('items:import.zerosRows')}
        rows={rows}
        about={{ header: t('items:import.withZeros'), cell: ({ withZeros }) => withZeros }}
      />
    </>
  );
}

function RefusedRows({ rows }: SomeRows) {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  const toProblem = ({ code }: ImportedRow) =>
    code &&
    t(`items:import.problems.${code}`, {
      min: CHOSEN_ALIAS.min,
      max: number(
        code === 'number' ? MAX_ACTIVATIONS : code === 'label' ? LENGTH.label.max : CHOSEN_ALIAS.max,
      ),
    });
  return (
    <Rows
      caption={t('items:import.refusedRows')}
      rows={rows}
      about={{ header: t('items:import.problem'), cell: toProblem }}
    />
  );
}

interface RowsProps extends SomeRows {
  caption: string;
  /** The last column: what happened to a row. */
  about: Pick<TableColumn<ImportedRow>, 'header' | 'cell'>;
}

function Rows({ caption, rows, about }: RowsProps) {
  const { t } = useTranslation(['admin', 'items']);
  const { number } = useFormats();
  const columns: TableColumn<ImportedRow>[] = [
    { key: 'line', header: t('items:import.line'), align: 'end', cell: ({ line }) => number(line) },
    { key: 'alias', header: t('item.alias'), rowHeader: true, cell: ({ alias }) => alias || '–' },
    { key: 'about', ...about },
  ];
  const more = rows.length - ROWS_SHOWN;
  return (
    <>
      <ScrollArea className={styles.rows} aria-label={caption}>
        <Table
          caption={caption}
          columns={columns}
          rows={rows.slice(0, ROWS_SHOWN)}
          rowKey={({ line }) => String(line)}
        />
      </ScrollArea>
      {more > 0 && <p className={itemStyles.quiet}>{t('items:import.more', { count: more })}</p>}
    </>
  );
}
