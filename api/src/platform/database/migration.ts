import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The statements of one migration, and those that undo it, each in the order in which they run. */
export interface MigrationStatements {
  up: string[];
  down: string[];
}

/**
 * A migration that only runs SQL; backfills are classes of their own.
 * @param name is kept in the database for ever and ends with 13 digits, by which migrations are ordered.
 */
export function migration(name: string, statements: MigrationStatements): new () => MigrationInterface {
  return class implements MigrationInterface {
    // Written out, because a bundler may rename classes.
    readonly name = name;

    up(runner: QueryRunner): Promise<void> {
      return runAll(runner, statements.up);
    }

    down(runner: QueryRunner): Promise<void> {
      return runAll(runner, statements.down);
    }
  };
}

async function runAll(runner: QueryRunner, statements: string[]): Promise<void> {
  for (const statement of statements) await runner.query(statement);
}
