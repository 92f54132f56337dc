import type { DataSource } from 'typeorm';
import type { Release } from './description';
import type { SchemaChange } from './drift';

interface Step {
  up: string;
  down: string;
}

/**
 * A change of the schema without the drops that would break a program of the release, which runs beside it. A column
 * that no entity maps any more stays until the release does not use it either; meanwhile it takes rows without it.
 */
export function withoutDropsInUse(
  { up, down }: SchemaChange,
  release: Release,
  { entityMetadatas }: DataSource,
): SchemaChange {
  const steps = up
    // TypeORM answers the way back of each statement at the same place.
    .map((statement, index) => ({ up: statement, down: down[index] ?? '' }))
    .flatMap((step) => dropColumnLater(step) ?? dropKeyLater(step) ?? step);
  return { up: steps.map((step) => step.up), down: steps.map((step) => step.down) };

  function dropColumnLater(step: Step): Step[] | undefined {
    const [, table = '', column = ''] = /^ALTER TABLE `(\w+)` DROP COLUMN `(\w+)`$/.exec(step.up) ?? [];
    const entity = entityMetadatas.find(({ tableName }) => tableName === table);
    // To change the type of a column, TypeORM drops it and adds it anew.
    if (!release.tables[table]?.columns[column] || entity?.findColumnWithDatabaseName(column))
      return undefined;
    if (!step.down.endsWith(' NOT NULL')) return [];
    const back = step.down.replace(' ADD ', ' MODIFY ');
    return [{ up: back.replace(/ NOT NULL$/, ' NULL'), down: back }];
  }

  /** An index tells on the way back alone whether it is unique, and over which columns. */
  function dropKeyLater(step: Step): Step[] | undefined {
    const [, table = '', columns = ''] =
      /^CREATE UNIQUE INDEX `\w+` ON `(\w+)` \((.*)\)$/.exec(step.down) ?? [];
    return release.tables[table]?.unique.includes(columns.replaceAll('`', '')) ? [] : undefined;
  }
}
