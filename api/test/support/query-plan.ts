import type { DataSource } from 'typeorm';

/** How a server is going to read a table. */
export interface PlannedStep {
  table: string;
  type: string;
  key: string | null;
  rows: number;
  /** "Using index": no row of the table is read. "Using filesort": it sorts. */
  Extra: string;
}

/** How it read a table. */
export interface DoneStep {
  key: string | null;
  /** Entries of the index, or rows, all in all. */
  read: number;
  /** Whether it read no row of the table. */
  fromIndexAlone: boolean;
}

type Statement = [sql: string, parameters: unknown[]];

/** What a server is going to do, without doing it. MySQL 9 would answer a tree. */
export async function readPlan(dataSource: DataSource, [sql, parameters]: Statement): Promise<PlannedStep[]> {
  const steps = await dataSource.query<(PlannedStep & { Extra: string | null })[]>(
    `EXPLAIN FORMAT=TRADITIONAL ${sql}`,
    parameters,
  );
  return steps.map((step) => ({ ...step, rows: Number(step.rows), Extra: step.Extra ?? '' }));
}

/** Runs a SELECT and answers how the server went about one of its tables. */
export async function readDoneSteps(
  dataSource: DataSource,
  table: string,
  [sql, parameters]: Statement,
): Promise<DoneStep[]> {
  const aliases = new Set(
    [...sql.matchAll(new RegExp(`\`${table}\` \`(\\w+)\``, 'g'))].map(([, alias]) => alias),
  );
  if (dataSource.driver.options.type === 'mariadb') {
    const rows = await dataSource.query<AnalyzedRow[]>(`ANALYZE ${sql}`, [...parameters]);
    return rows.filter((row) => aliases.has(row.table ?? '')).map(fromAnalyzed);
  }
  const [tree] = await dataSource.query<{ EXPLAIN: string }[]>(`EXPLAIN ANALYZE FORMAT=TREE ${sql}`, [
    ...parameters,
  ]);
  return tree!.EXPLAIN.split('\n').flatMap((line) => fromTree(line, aliases));
}

/** A line of MariaDB's ANALYZE. */
interface AnalyzedRow {
  table: string | null;
  key: string | null;
  Extra: string;
  r_rows: string | null;
}

const fromAnalyzed = ({ key, r_rows: rows, Extra }: AnalyzedRow): DoneStep => ({
  key,
  read: Number(rows ?? 0),
  fromIndexAlone: /Using index(?! condition)/.test(Extra),
});

/** A line of MySQL's EXPLAIN ANALYZE: `-> Covering index lookup on i using IDX_1 (…) (actual time=0..0 rows=9 loops=1)` */
function fromTree(line: string, aliases: Set<string | undefined>): DoneStep[] {
  const [, how, alias, key] = /-> ([\w -]+?) on (\S+)(?: using (\w+))?/.exec(line) ?? [];
  if (!how || !aliases.has(alias)) return [];
  const [, rows = 0, loops = 0] = /\(actual time=\S+ rows=(\S+) loops=(\d+)\)/.exec(line) ?? [];
  return [
    { key: key ?? null, read: Number(rows) * Number(loops), fromIndexAlone: how.startsWith('Covering') },
  ];
}
