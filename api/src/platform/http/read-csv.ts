import type { ImportFileProblem } from '@ringtag/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { withoutGuard } from './csv';
import { DomainError } from './domain-error';

export interface CsvRow {
  /** Where the row ends in the file, from 1. */
  line: number;
  cells: string[];
}

/** Rows as the library tells of them. */
interface Read {
  info: { lines: number };
  record: string[];
}

/**
 * The rows of a file as people save it from a spreadsheet: with or without a byte order mark, with commas or
 * semicolons, quoted after RFC 4180. Throws `file_refused` with `reason` and, if one is to blame, `line`.
 */
export function readCsv(bytes: Buffer, maxRows: number): { header: string[]; rows: CsvRow[] } {
  const text = textOf(bytes);
  const read = rowsOf(text);
  const [head, ...rest] = read.map(({ info, record }) => ({
    line: info.lines,
    cells: record.map((cell) => withoutGuard(cell.trim())),
  }));
  if (!head || rest.length === 0) throw refused('empty');
  if (rest.length > maxRows) throw refused('rows', { max: maxRows });
  return { header: head.cells, rows: rest };
}

function textOf(bytes: Buffer): string {
  try {
    // Leaves the byte order mark out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('encoding');
  }
}

function rowsOf(text: string): Read[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as Read[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused('quotes', { line: Number(error.lines) });
  }
}

/** Spreadsheets of countries that write 1,5 separate by semicolons; the names of columns hold neither. */
function delimiterOf(text: string): ',' | ';' {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

function refused(reason: ImportFileProblem, data: Record<string, number> = {}): DomainError {
  return new DomainError('file_refused', { reason, ...data });
}
