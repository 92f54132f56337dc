import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { type Options, stringify } from 'csv-stringify/sync';
import { guarded } from './csv-guard';

export type CsvCell = string | number | Date | null;

const FORM: Options = {
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  // Also what other programs separate by: a cell stays one cell for whoever honours quotes.
  quoted_match: [/[;\t|]|^\s|\s$/],
  cast: { string: guarded, date: (time) => time.toISOString() },
};

/**
 * Lines of RFC 4180, safe to be opened in a spreadsheet whoever wrote the cells and whatever its separator is
 * (ASVS 1.2.10).
 */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows], FORM);
}

/**
 * An answer that is downloaded, read from the database while it is sent. The first rows come before the first byte, so
 * that a failure at the start is an error like any other; a later one cuts the download off.
 * @param name of the file, ASCII without its ending
 * @param columns by their names: what they hold of a row
 * @param steps rows as they are read
 */
export function csvFile<T>(
  name: string,
  columns: Record<string, (row: T) => CsvCell>,
  steps: AsyncIterable<readonly T[]>,
): StreamableFile {
  return new StreamableFile(Readable.from(linesOf(columns, steps)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}

async function* linesOf<T>(
  columns: Record<string, (row: T) => CsvCell>,
  steps: AsyncIterable<readonly T[]>,
): AsyncGenerator<string> {
  const cellsOf = Object.values(columns);
  // Spreadsheets know UTF-8 by the mark.
  let lines = stringify([Object.keys(columns)], { ...FORM, bom: true });
  for await (const rows of steps) {
    yield lines + csvLines(rows.map((row) => cellsOf.map((cellOf) => cellOf(row))));
    lines = '';
  }
  if (lines) yield lines;
}
