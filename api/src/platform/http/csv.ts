import { Readable } from 'node:stream';
import type { StreamableFile } from '@nestjs/common';
import { type Options, stringify } from 'csv-stringify/sync';
import { toAttachment } from './attachment';
import { guardCell } from './csv-guard';

export type CsvCell = string | number | Date | null;

const FORM: Options = {
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  // Also quotes cells that contain the separators of other programs.
  quoted_match: [/[;\t|]|^\s|\s$/],
  cast: { string: guardCell, date: (time) => time.toISOString() },
};

/**
 * CSV lines as in RFC 4180. A spreadsheet with any separator can open them safely, whoever wrote the cells
 * (ASVS 1.2.10).
 */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows], FORM);
}

/**
 * A CSV file as the answer, read from the database while it is sent. The first rows are read before the first byte is
 * sent, so an early failure is a normal error answer. A later failure breaks the download off.
 * @param name of the file: ASCII, without extension
 * @param columns the cell of a row, by the name of the column
 * @param steps batches of rows
 */
export function csvFile<T>(
  name: string,
  columns: Record<string, (row: T) => CsvCell>,
  steps: AsyncIterable<readonly T[]>,
): StreamableFile {
  return toAttachment(Readable.from(toLines(columns, steps)), 'text/csv; charset=utf-8', `${name}.csv`);
}

async function* toLines<T>(
  columns: Record<string, (row: T) => CsvCell>,
  steps: AsyncIterable<readonly T[]>,
): AsyncGenerator<string> {
  const toCells = Object.values(columns);
  // Spreadsheets recognise UTF-8 by the byte order mark.
  let lines = stringify([Object.keys(columns)], { ...FORM, bom: true });
  for await (const rows of steps) {
    yield lines + csvLines(rows.map((row) => toCells.map((toCell) => toCell(row))));
    lines = '';
  }
  if (lines) yield lines;
}
