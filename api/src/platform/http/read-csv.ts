import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { IMPORT_FILE, type ImportFileProblem } from '@ringtag/contracts';
import { CsvError, parse } from 'csv-parse';
import { DomainError } from '../errors/domain-error';
import { unguardCell } from './csv-guard';

export interface CsvRow {
  /** Where the row ends in the file, from 1. */
  line: number;
  cells: string[];
}

/** A row as csv-parse gives it. */
interface Read {
  info: { lines: number };
  record: string[];
}

/** The position of csv-parse while it reads a cell. */
interface Place {
  lines: number;
  index: number;
}

/** How many bytes are read in one turn of the event loop. */
const PIECE = 4096;

/** The most bytes that one character of a string takes in UTF-8. */
const BYTES_PER_CHARACTER = 3;

/**
 * Reads a CSV file as spreadsheets save it: with or without a byte order mark, with commas or semicolons, quoted as in
 * RFC 4180. Yields the rows while the file arrives, the names of the columns first, and stops at the first fault.
 * Limits are checked before a cell is kept. Throws `file_refused` with `reason` and, if one line is to blame, `line`.
 * @param chunks the file as it arrives
 */
export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  maxRows: number,
): AsyncGenerator<CsvRow, void, undefined> {
  const texts = decodeTexts(chunks);
  const start = await readStart(texts);
  let counted = 0;
  const parser = parse({
    delimiter: detectDelimiter(start),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: IMPORT_FILE.columns * IMPORT_FILE.cell * BYTES_PER_CHARACTER,
    cast: (cell, { lines: line, index }: Place) => {
      if (index === 0) counted += 1;
      // Counts empty rows, too. The names of the columns are one row more.
      if (counted > maxRows + 1) throw newFileError('rows', { line, max: maxRows });
      if (index >= IMPORT_FILE.columns) throw newFileError('columns', { line, max: IMPORT_FILE.columns });
      if (cell.length > IMPORT_FILE.cell) throw newFileError('cell', { line, max: IMPORT_FILE.cell });
      return unguardCell(cell.trim());
    },
  });
  const all = async function* () {
    yield start;
    yield* texts;
  };
  let rows = 0;
  try {
    // Errors of the file and of the parser come out of the loop.
    for await (const { info, record } of pipeline(all, parser, () => undefined) as AsyncIterable<Read>) {
      yield { line: info.lines, cells: record };
      rows += 1;
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    // The pipeline does not close it when it stops at the first text.
    void texts.return(undefined);
  }
  if (rows < 2) throw newFileError('empty');
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = Number(error['lines']);
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? newFileError('cell', { line, max: IMPORT_FILE.cell })
    : newFileError('quotes', { line });
}

async function* decodeTexts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Drops the byte order mark.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const text = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw newFileError('encoding');
    }
  };
  for await (const chunk of chunks) {
    for (let i = 0; i < chunk.length; i += PIECE) {
      yield text(chunk.subarray(i, i + PIECE));
      // Lets other requests run, also when the whole file has arrived already.
      await nextTurn();
    }
  }
  yield text();
}

/** Reads until the first line is complete, but no more than one cell may hold. */
async function readStart(texts: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (!/[\r\n]/.test(start) && start.length <= IMPORT_FILE.cell) {
    const next = await texts.next();
    if (next.done) break;
    start += next.value;
  }
  return start;
}

/** Spreadsheets use semicolons in countries that write 1,5. The names of columns contain neither character. */
function detectDelimiter(text: string): ',' | ';' {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

function newFileError(reason: ImportFileProblem, data: Record<string, number> = {}): DomainError {
  return new DomainError('file_refused', { reason, ...data });
}
