import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportProblem,
  isAlias,
  isClaimSecret,
  isPlainText,
  ITEM_STATUSES,
  type ItemStatus,
  LENGTH,
  MAX_ACTIVATIONS,
  normalizeAlias,
  normalizeClaimSecret,
  trimmed,
} from '@ringtag/contracts';
import { DomainError } from '../../platform/errors/domain-error';
import type { CsvRow } from '../../platform/http/read-csv';

/**
 * The values that a row gives its code. A value is missing if the file has no column for it. An empty cell clears
 * `label` and `maxActivations`; for the other columns it means that the value is missing.
 */
export interface ImportValues {
  adminNote?: string | null;
  status?: ItemStatus;
  activatable?: boolean;
  viewOnly?: boolean;
  maxActivations?: number | null;
  /** Normalized. */
  claimSecret?: string;
}

export interface ImportRow {
  line: number;
  /** Normalised. */
  alias: string;
  values: ImportValues;
  refusal?: ImportRefusal;
}

/** The positions of the columns that an import takes, and the names of the others. */
interface ImportHeader {
  places: Map<ImportColumn, number>;
  ignored: string[];
}

class Refusal extends Error {
  constructor(
    readonly field: ImportColumn,
    readonly code: ImportProblem,
  ) {
    super(code);
  }
}

/** Why a row is refused. */
export type ImportRefusal = Pick<Refusal, 'field' | 'code'>;

/** Spreadsheets save booleans in the language of the user. These are the words of our six languages. */
const TRUE = new Set(['true', '1', 'yes', 'wahr', 'vrai', 'verdadero', 'истина', 'істина']);
const FALSE = new Set(['false', '0', 'no', 'falsch', 'faux', 'falso', 'ложь', 'хибність']);

/** Throws `file_refused` for a file without a column `alias`, or with a column twice. */
function readImportHeader(header: readonly string[]): ImportHeader {
  const places = new Map<ImportColumn, number>();
  const ignored: string[] = [];
  for (const [place, name] of header.entries()) {
    const column = IMPORT_COLUMNS.find((each) => each.toLowerCase() === name.toLowerCase());
    if (column && places.has(column)) throw new DomainError('file_refused', { reason: 'header' });
    if (column) places.set(column, place);
    else if (name) ignored.push(name);
  }
  if (!places.has('alias')) throw new DomainError('file_refused', { reason: 'header' });
  return { places, ignored };
}

/**
 * The values of each row, or why the row is refused, and the names of the columns that are ignored. If a code is in the
 * file twice, its first row counts. Cells of ignored columns are not kept in memory.
 */
export async function readImportRows(
  rows: AsyncIterable<CsvRow>,
): Promise<{ ignored: string[]; wanted: ImportRow[] }> {
  const seen = new Set<string>();
  const wanted: ImportRow[] = [];
  let header: ImportHeader | undefined;
  for await (const row of rows) {
    if (header) wanted.push(readImportRow(row, header, seen));
    else header = readImportHeader(row.cells);
  }
  // There is a header: `readCsv` refuses a file without rows.
  return { ignored: header!.ignored, wanted };
}

function readImportRow({ line, cells }: CsvRow, { places }: ImportHeader, seen: Set<string>): ImportRow {
  const cell = (column: ImportColumn) => {
    const place = places.get(column);
    return place === undefined ? undefined : (cells[place] ?? '');
  };
  const typed = cell('alias') ?? '';
  const alias = normalizeAlias(typed);
  try {
    assertAlias(typed, alias, seen);
    return { line, alias, values: readValues(cell) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { field, code } = error;
    return { line, alias: typed.slice(0, LENGTH.alias.max), values: {}, refusal: { field, code } };
  } finally {
    seen.add(alias);
  }
}

function assertAlias(typed: string, alias: string, seen: ReadonlySet<string>): void {
  if (!typed) throw new Refusal('alias', 'missing');
  if (!/^[A-Za-z0-9-]+$/.test(typed) || !isAlias(alias)) throw new Refusal('alias', 'alias');
  if (seen.has(alias)) throw new Refusal('alias', 'duplicate');
}

function readValues(cell: (column: ImportColumn) => string | undefined): ImportValues {
  const values: ImportValues = {};
  const [label, status, max] = [cell('label'), cell('status'), cell('maxActivations')];
  if (label !== undefined) {
    if (label.length > LENGTH.label.max) throw new Refusal('label', 'label');
    if (!isPlainText(label, { lines: true })) throw new Refusal('label', 'plainText');
    values.adminNote = trimmed(label) || null;
  }
  if (status) {
    const known = ITEM_STATUSES.find((each) => each === status.toLowerCase());
    if (!known) throw new Refusal('status', 'status');
    values.status = known;
  }
  for (const column of ['activatable', 'viewOnly'] as const) {
    const word = cell(column)?.toLowerCase();
    if (!word) continue;
    if (!TRUE.has(word) && !FALSE.has(word)) throw new Refusal(column, 'boolean');
    values[column] = TRUE.has(word);
  }
  if (max !== undefined) {
    if (max && (!/^\d{1,7}$/.test(max) || Number(max) > MAX_ACTIVATIONS)) {
      throw new Refusal('maxActivations', 'number');
    }
    values.maxActivations = max ? Number(max) : null;
  }
  const secret = normalizeClaimSecret(cell('claimSecret') ?? '');
  if (secret) {
    if (!isClaimSecret(secret)) throw new Refusal('claimSecret', 'claimSecret');
    values.claimSecret = secret;
  }
  return values;
}
