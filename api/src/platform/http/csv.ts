import { Readable } from 'node:stream';
import type { StreamableFile } from '@nestjs/common';
import { CSV_SEPARATORS, type CsvSeparator, showDirectionMarks } from '@ringtag/contracts';
import { type Options, stringify } from 'csv-stringify/sync';
import { toAttachment } from './attachment';
import { guardCell } from './csv-guard';
import { EnumField } from './fields';

export type CsvCell = string | number | Date | null;

/** For the query of a CSV file. */
export class CsvQuery {
  @EnumField(CSV_SEPARATORS, 'CsvSeparator', { optional: true, description: 'Between the cells' })
  separator: CsvSeparator = 'comma';
}

interface CsvForm {
  separator: CsvSeparator;
  lossless?: boolean;
}

const DELIMITERS: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' };

const FORM: Options = {
  record_delimiter: '\r\n',
  quote_record_delimiter: true,
  // Also quotes cells that contain the separators of other programs.
  quoted_match: [/[,;\t|]|^\s|\s$/],
  cast: { string: guardCell, date: (time) => time.toISOString() },
};

/**
 * CSV lines as in RFC 4180. A spreadsheet with any separator can open them safely, whoever wrote the cells
 * (ASVS 1.2.10).
 */
export function csvLines(
  rows: readonly (readonly CsvCell[])[],
  separator: CsvSeparator = 'comma',
  bom = false,
): string {
  return stringify([...rows], { ...FORM, delimiter: DELIMITERS[separator], bom });
}

/**
 * A CSV file as the answer, read from the database while it is sent. The first rows are read before the first byte is
 * sent, so an early failure is a normal error answer. A later failure breaks the download off.
 * @param name of the file: ASCII, without extension
 * @param columns the cell of a row, by the name of the column
 * @param steps batches of rows
 * @param form with `lossless` for a file that an import takes back as it is: then marks of direction stay in the texts,
 *   and a spreadsheet obeys them
 */
export function csvFile<T>(
  name: string,
  columns: Record<string, (row: T) => CsvCell>,
  steps: AsyncIterable<readonly T[]>,
  form: CsvForm,
): StreamableFile {
  const lines = toLines(columns, steps, form);
  return toAttachment(Readable.from(lines), 'text/csv; charset=utf-8', `${name}.csv`);
}

async function* toLines<T>(
  columns: Record<string, (row: T) => CsvCell>,
  steps: AsyncIterable<readonly T[]>,
  { separator, lossless = false }: CsvForm,
): AsyncGenerator<string> {
  const toCells = Object.values(columns);
  const show = (cell: CsvCell) => (typeof cell === 'string' && !lossless ? showDirectionMarks(cell) : cell);
  // Spreadsheets recognise UTF-8 by the byte order mark. A line `sep=;` before the names would take that away.
  let lines = csvLines([Object.keys(columns)], separator, true);
  for await (const rows of steps) {
    const cells = rows.map((row) => toCells.map((toCell) => show(toCell(row))));
    yield lines + csvLines(cells, separator);
    lines = '';
  }
  if (lines) yield lines;
}
