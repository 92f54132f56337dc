import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { IMPORT_FILE, type ImportFileProblem } from '@ringtag/contracts';
import { CsvError, parse, type Parser } from 'csv-parse';
import { withoutGuard } from './csv-guard';
import { DomainError } from '../errors/domain-error';

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

/** Where the library is while it reads a cell. */
interface Place {
  lines: number;
  index: number;
}

/** Bytes that are read in one turn of the loop. */
const PIECE = 4096;

/** No character of a string takes more bytes. */
const BYTES_PER_CHARACTER = 3;

/**
 * The rows of a file as people save it from a spreadsheet: with or without a byte order mark, with commas or
 * semicolons, quoted after RFC 4180. They come while the file arrives, the names of the columns first, and nothing is
 * read behind the first fault: what a file may hold is counted before it is kept. Throws `file_refused` with `reason`
 * and, if one is to blame, `line`.
 * @param chunks the file as it arrives
 */
export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  maxRows: number,
): AsyncGenerator<CsvRow, void, undefined> {
  const texts = textsOf(chunks);
  const start = await startOf(texts);
  let counted = 0;
  const parser = parse({
    delimiter: delimiterOf(start),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: IMPORT_FILE.columns * IMPORT_FILE.cell * BYTES_PER_CHARACTER,
    cast: (cell, { lines: line, index }: Place) => {
      if (index === 0) counted += 1;
      // Rows without a text count as well: the names of the columns are one more.
      if (counted > maxRows + 1) throw refused('rows', { line, max: maxRows });
      if (index >= IMPORT_FILE.columns) throw refused('columns', { line, max: IMPORT_FILE.columns });
      if (cell.length > IMPORT_FILE.cell) throw refused('cell', { line, max: IMPORT_FILE.cell });
      return withoutGuard(cell.trim());
    },
  });
  let rows = 0;
  for await (const { info, record } of parsed(parser, start, texts)) {
    yield { line: info.lines, cells: record };
    rows += 1;
  }
  if (rows < 2) throw refused('empty');
}

/** Feeds the parser as fast as its rows are taken. Ends both when the reader stops. */
async function* parsed(
  parser: Parser,
  start: string,
  rest: AsyncGenerator<string>,
): AsyncGenerator<Read, void, undefined> {
  const all = async function* () {
    yield start;
    yield* rest;
  };
  const source = Readable.from(all());
  source.on('error', (error) => parser.destroy(error));
  try {
    yield* source.pipe(parser) as AsyncIterable<Read>;
  } catch (error) {
    throw asRefusal(error);
  } finally {
    source.destroy();
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = Number(error['lines']);
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? refused('cell', { line, max: IMPORT_FILE.cell })
    : refused('quotes', { line });
}

async function* textsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Leaves the byte order mark out.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const text = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw refused('encoding');
    }
  };
  for await (const chunk of chunks) {
    for (let i = 0; i < chunk.length; i += PIECE) {
      yield text(chunk.subarray(i, i + PIECE));
      // Other requests have their turn, also where the whole file is there already.
      await nextTurn();
    }
  }
  yield text();
}

/** As much as it takes to see the names of the columns whole, but not more than one cell may have. */
async function startOf(texts: AsyncGenerator<string>): Promise<string> {
  let start = '';
  while (!/[\r\n]/.test(start) && start.length <= IMPORT_FILE.cell) {
    const next = await texts.next();
    if (next.done) break;
    start += next.value;
  }
  return start;
}

/** Spreadsheets of countries that write 1,5 separate by semicolons; the names of columns hold neither. */
function delimiterOf(text: string): ',' | ';' {
  const [head = ''] = text.split(/[\r\n]/, 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

function refused(reason: ImportFileProblem, data: Record<string, number> = {}): DomainError {
  return new DomainError('file_refused', { reason, ...data });
}
