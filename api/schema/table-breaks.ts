import { isAtLeastAsWide } from './column-types';
import type { ColumnDescription, TableDescription, UsedTable } from './description';

/**
 * Why a program that uses a table cannot go on with what the table is now, and what to do instead; empty when it can.
 * @param before The table as the program found it, with what it does not use.
 */
export function listTableBreaks(
  table: string,
  used: UsedTable,
  before: TableDescription | undefined,
  now: TableDescription | undefined,
): string[] {
  if (!before || !now)
    return [
      `Table ${table} is dropped or renamed. Make the new one beside it; drop it when no release uses it any more.`,
    ];
  return [
    ...Object.entries(used.columns).flatMap(([name, column]) =>
      listColumnBreaks(`${table}.${name}`, column, now.columns[name]),
    ),
    ...listNewColumnBreaks(table, before, now),
    ...listKeyBreaks(table, used, before, now),
    ...listCheckBreaks(table, before, now),
  ];
}

function listColumnBreaks(
  column: string,
  used: ColumnDescription,
  now: ColumnDescription | undefined,
): string[] {
  if (!now)
    return [
      `${column} is dropped or renamed. Add the new column beside it and write both; stop using the old one in the ` +
        'next release; drop it in the one after.',
    ];
  const breaks = {
    'becomes NOT NULL, but may be left empty. Keep it nullable.': used.nullable && !now.nullable,
    'loses its default. Keep it until every release writes the column.':
      used.default !== undefined && now.default !== used.default,
    [`becomes ${now.type} and does not hold every ${used.type}. Add a new column beside it.`]:
      !isAtLeastAsWide(now.type, used.type),
    [`becomes ${now.collation}, which compares otherwise than ${used.collation}. Add a new column beside it.`]:
      now.collation !== used.collation,
  };
  return Object.entries(breaks).flatMap(([text, breaksIt]) => (breaksIt ? `${column} ${text}` : []));
}

function listNewColumnBreaks(table: string, before: TableDescription, now: TableDescription): string[] {
  return listNewColumns(before, now)
    .filter((name) => !now.columns[name]!.nullable && now.columns[name]!.default === undefined)
    .map(
      (name) =>
        `${table}.${name} is NOT NULL without a default, so no row can be inserted without it. ` +
        'Make it nullable, and read NULL as what it was before.',
    );
}

/** Limits and single uses rely on unique keys: those that a program relies on must stay, and no other may come. */
function listKeyBreaks(
  table: string,
  used: UsedTable,
  before: TableDescription,
  now: TableDescription,
): string[] {
  const isLeftEmpty = (name: string) =>
    !before.columns[name] && now.columns[name]?.nullable && now.columns[name].default === undefined;
  const gone = used.unique.filter((key) => !now.unique.includes(key));
  const added = now.unique
    .filter((key) => !before.unique.includes(key))
    // Rows with NULL are never equal.
    .filter((key) => !key.split(', ').some(isLeftEmpty));
  return [
    ...gone.map(
      (key) =>
        `${table} (${key}) is not unique any more. Drop the key when no release relies on it any more.`,
    ),
    ...added.map(
      (key) =>
        `${table} (${key}) becomes unique, but may be written twice. Use a new nullable column or a new table.`,
    ),
  ];
}

function listCheckBreaks(table: string, before: TableDescription, now: TableDescription): string[] {
  const added = listNewColumns(before, now);
  return now.checks
    .filter((check) => !before.checks.some((former) => allowsAll(check, former)))
    .filter((check) => !readColumns(check).every((column) => added.includes(column)))
    .map(
      (check) =>
        `${table} gets CHECK (${check}), which may refuse what is written. ` +
        'Let the code see to it, or put it on a new column.',
    );
}

/** Whether a CHECK lets through all that a former one did: it is the same, or its list of words is longer. */
function allowsAll(check: string, former: string): boolean {
  if (check === former) return true;
  const [now, then] = [readWords(check), readWords(former)];
  return (
    now.column === then.column &&
    then.words.length > 0 &&
    then.words.every((word) => now.words.includes(word))
  );
}

/** The column and the words of `kind` in ('a','b'); no words of any other CHECK. */
function readWords(check: string): { column: string; words: string[] } {
  const [, column = '', list] = /^`(\w+)` in \(([^()]*)\)$/.exec(check) ?? [];
  return { column, words: list?.split(',') ?? [] };
}

function readColumns(check: string): string[] {
  return [...check.matchAll(/`(\w+)`/g)].map(([, column = '']) => column);
}

function listNewColumns(before: TableDescription, now: TableDescription): string[] {
  return Object.keys(now.columns).filter((name) => !before.columns[name]);
}
