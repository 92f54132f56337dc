import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

export type CsvCell = string | number | Date | null;

/** By it spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * What spreadsheets take for a formula (ASVS 1.2.10); a quote before it makes it text. Text that has such quotes of its
 * own gets one more, so that reading takes away exactly what writing added.
 */
const FORMULA = /^'*[=+\-@\t\r\0]/;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** A line of RFC 4180, safe to be opened in a spreadsheet whoever wrote the cells. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** The text of a cell as it was before `csvLine` made it safe. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/**
 * An answer that is downloaded, read from the database while it is sent. The first rows come before the first byte, so
 * that a failure at the start is an error like any other; a later one cuts the download off.
 * @param name of the file, ASCII without its ending
 * @param batches rows as they are read
 */
export function csvFile(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly CsvCell[][]>,
): StreamableFile {
  return new StreamableFile(Readable.from(linesOf(columns, batches)), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}.csv"`,
  });
}

async function* linesOf(columns: readonly string[], batches: AsyncIterable<readonly CsvCell[][]>) {
  let lines = BYTE_ORDER_MARK + csvLine(columns);
  for await (const rows of batches) {
    yield lines + rows.map(csvLine).join('');
    lines = '';
  }
  if (lines) yield lines;
}
