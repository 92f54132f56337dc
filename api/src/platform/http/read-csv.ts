import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TextDecoder } from 'node:util';
import { IMPORT_FILE, type ImportFileProblem } from '@ringtag/contracts';
import { CsvError, parse } from 'csv-parse';
import maxBy from 'lodash/maxBy';
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
 * Reads a CSV file as spreadsheets save it: in UTF-8, or in UTF-16 with its byte order mark; with commas, semicolons or
 * tabs, or as a line `sep=` says; quoted as in RFC 4180. Yields the rows while the file arrives, the names of the columns
 * first, and stops at the first fault. Limits are checked before a cell is kept. Throws
 * `file_refused` with `reason` and, if one line is to blame, `line`.
 * @param chunks the file as it arrives
 */
export async function* readCsv(
  chunks: AsyncIterable<Uint8Array>,
  maxRows: number,
): AsyncGenerator<CsvRow, void, undefined> {
  const texts = decodeTexts(chunks);
  const start = await readStart(texts);
  const { delimiter, isNamed } = findDelimiter(start);
  // The names of the columns are one row more, and so is the line that names the delimiter.
  const most = maxRows + (isNamed ? 2 : 1);
  let counted = 0;
  const parser = parse({
    delimiter,
    // Of any program, also mixed: without them, the first end of a line would be the only one.
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: IMPORT_FILE.columns * IMPORT_FILE.cell * BYTES_PER_CHARACTER,
    cast: (cell, { lines: line, index }: Place) => {
      if (index === 0) counted += 1;
      // Counts empty rows, too.
      if (counted > most) throw newFileError('rows', { line, max: maxRows });
      if (index >= IMPORT_FILE.columns) throw newFileError('columns', { line, max: IMPORT_FILE.columns });
      if (cell.length > IMPORT_FILE.cell) throw newFileError('cell', { line, max: IMPORT_FILE.cell });
      return unguardCell(cell.trim());
    },
  });
  const all = async function* () {
    yield start;
    yield* texts;
  };
  // Not yet the line that names the delimiter.
  let rows = isNamed ? -1 : 0;
  try {
    // Errors of the file and of the parser come out of the loop.
    for await (const { info, record } of pipeline(all, parser, () => undefined) as AsyncIterable<Read>) {
      if (rows >= 0) yield { line: info.lines, cells: record };
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

/** Throws `file_refused` for bytes that are no text, and for a NUL: it means UTF-16 without a byte order mark. */
async function* decodeTexts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const text = (chunk?: Uint8Array) => {
    try {
      const decoded = chunk ? decoder!.decode(chunk, { stream: true }) : decoder?.decode();
      if (!decoded?.includes('\0')) return decoded ?? '';
    } catch {
      // Refused below.
    }
    throw newFileError('encoding');
  };
  for await (const chunk of withWholeMark(chunks)) {
    // Drops the byte order mark.
    decoder ??= new TextDecoder(detectEncoding(chunk), { fatal: true });
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

/** The same chunks, but the first one has the two bytes of a byte order mark, unless the file is shorter. */
async function* withWholeMark(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    if (first) first = Buffer.concat([first, chunk]);
    if (first && first.length < 2) continue;
    yield first ?? chunk;
    first = undefined;
  }
  if (first) yield first;
}

/** What spreadsheets call "Unicode text" is UTF-16. */
function detectEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * Spreadsheets use semicolons in countries that write 1,5, and tabs in files that they call text. The names of columns
 * contain none of these characters. The file may name the one that it uses in a line before them.
 */
function findDelimiter(text: string): { delimiter: string; isNamed: boolean } {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const named = /^"?sep=([,;|\t])"?$/i.exec(head)?.[1];
  const count = (delimiter: string) => head.split(delimiter).length;
  const delimiter = named ?? maxBy([',', ';', '\t'], count)!;
  return { delimiter, isNamed: named !== undefined };
}

function newFileError(reason: ImportFileProblem, data: Record<string, number> = {}): DomainError {
  return new DomainError('file_refused', { reason, ...data });
}
