import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartError } from '../start-error';

/** The commit whose schema can be upgraded to the baseline. */
const BEFORE = 'a9b326e6';
/** How the names of recorded steps begin, until the baseline itself is recorded. */
const STEP = 'baseline-step-';

interface Baseline {
  /** Kept in the database for ever; ends with 13 digits, by which migrations are ordered. */
  name: string;
  /** The statements that make all tables in an empty database. */
  create: string[];
  drop: string[];
  upgrade: Upgrade;
}

/** How the schema of `BEFORE` becomes the baseline. */
export interface Upgrade {
  /** The last migration of `BEFORE`. */
  last: string;
  /** Queries that find rows with which the upgrade cannot begin, by the sentence that says what to do. */
  obstacles: Record<string, string>;
  steps: string[];
}

/**
 * The first migration. In an empty database it makes all tables. A database of `BEFORE` is converted in place, while no
 * server uses it; an older one is refused.
 */
export function baseline({ name, create, drop, upgrade }: Baseline): new () => MigrationInterface {
  return class implements MigrationInterface {
    // Written out, because a bundler may rename classes.
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      const recorded = await readNames(runner);
      const isEmpty = recorded.every((each) => each.startsWith(STEP));
      if (!isEmpty) await assertUpgradable(runner, upgrade, recorded);
      await runSteps(runner, isEmpty ? create : upgrade.steps, recorded);
      await runner.query('DELETE FROM migrations');
    }

    async down(runner: QueryRunner): Promise<void> {
      for (const statement of drop) await runner.query(statement);
    }
  };
}

async function readNames(runner: QueryRunner): Promise<string[]> {
  const rows = (await runner.query('SELECT name FROM migrations')) as { name: string }[];
  return rows.map(({ name }) => name);
}

async function assertUpgradable(runner: QueryRunner, upgrade: Upgrade, recorded: string[]): Promise<void> {
  if (!recorded.includes(upgrade.last))
    throw new StartError(
      `The database is older than commit ${BEFORE}. Upgrade to ${BEFORE} first: run "migrate" of that commit.`,
    );
  for (const [sentence, query] of Object.entries(upgrade.obstacles)) {
    const found = (await runner.query(query)) as unknown[];
    if (found.length > 0) throw new StartError(sentence);
  }
}

/** On MySQL each step is recorded alone, so that another try begins where this one failed. */
async function runSteps(runner: QueryRunner, steps: string[], recorded: string[]): Promise<void> {
  const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
  for (const [index, step] of steps.entries()) {
    const name = `${STEP}${index + 1}`;
    if (recorded.includes(name)) continue;
    await runner.query(step);
    if (isSqlite) continue;
    await runner.query(`INSERT INTO migrations (timestamp, name) VALUES (${index + 1}, '${name}')`);
    await runner.commitTransaction();
    // A step that changes the schema has ended the transaction.
    await runner.startTransaction();
  }
}
