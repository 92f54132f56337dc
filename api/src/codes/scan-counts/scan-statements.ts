import type { DataSource } from 'typeorm';
import type { Statement } from '../../platform/database/background-writer';
import type { ScanPage } from '../scan-pages/scan-pages';

/** A code with its activation and owner, if it had one at the time of the scan. */
export type ScannedCode = Pick<ScanPage, 'itemId' | 'activationId' | 'digital'> &
  Partial<Pick<ScanPage, 'ownerId' | 'shown'>>;

/** Whether the page said that the code is lost. */
export function isLost<Code extends ScannedCode>(code: Code): code is Code & { activationId: string } {
  return code.activationId !== null && code.shown?.lost !== undefined;
}

/** What the two databases say differently. Rows are one JSON parameter: binding thousands of values takes longer. */
const DIALECTS = {
  mysql: {
    // The ids have the collation of the columns: with another, MySQL reads whole tables for each row.
    rows: `JSON_TABLE(?, '$[*]' COLUMNS (
      id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]', n INT PATH '$[1]', stays INT PATH '$[2]')) AS r`,
    locked: 'LOCK IN SHARE MODE',
    add: (column: string, _key: string) =>
      `ON DUPLICATE KEY UPDATE ${column} = ${column} + VALUES(${column})`,
  },
  sqlite: {
    rows: `(SELECT value ->> 0 AS id, value ->> 1 AS n, value ->> 2 AS stays FROM json_each(?)) AS r`,
    locked: '',
    add: (column: string, key: string) =>
      `ON CONFLICT (${key}) DO UPDATE SET ${column} = ${column} + excluded.${column}`,
  },
};

/**
 * The statements that count scans: of each owner, of each code, and of the whole site. An account or a code may have
 * been deleted since the scan, so both are looked up. A code that `stays` is not: an activated code is never deleted,
 * unless it is digital. On MySQL the rows are locked until the end: accounts first, then codes, then activations, each
 * in the order of their keys. Everybody waits for the row of the site, so it comes last.
 */
export function countScans(
  { options }: DataSource,
  day: string,
  scans: readonly [ScannedCode, number][],
): Statement[] {
  const { rows, locked, add } = DIALECTS[options.type === 'mysql' ? 'mysql' : 'sqlite'];
  const owners = new Map<string, number>();
  for (const [{ ownerId }, count] of scans)
    if (ownerId) owners.set(ownerId, (owners.get(ownerId) ?? 0) + count);
  const codes = scans.map(([{ itemId, activationId, digital }, count]) => {
    return [itemId, count, activationId && !digital ? 1 : 0] as const;
  });
  const activations = scans.flatMap(([{ activationId }]) => activationId ?? []).sort();
  const all = codes.reduce((sum, [, count]) => sum + count, 0);
  return [
    [
      `INSERT INTO owner_scans (userId, day, \`count\`) SELECT r.id, ?, r.n FROM ${rows}
       WHERE EXISTS (SELECT 1 FROM users u WHERE u.id = r.id ${locked}) ${add('`count`', 'userId, day')}`,
      [day, JSON.stringify([...owners].sort())],
    ],
    [
      `INSERT INTO scan_counts (itemId, day, \`count\`) SELECT r.id, ?, r.n FROM ${rows}
       WHERE r.stays = 1 OR EXISTS (SELECT 1 FROM items i WHERE i.id = r.id ${locked})
       ${add('`count`', 'itemId, day')}`,
      [day, JSON.stringify(codes)],
    ],
    [
      `UPDATE activations SET lastScanDay = ?, tried = TRUE WHERE id IN (${placeholders(activations)})
       AND (lastScanDay IS NULL OR lastScanDay < ? OR tried IS NOT TRUE)`,
      [day, ...activations, day],
    ],
    ...countOpenings(scans),
    [
      `INSERT INTO site_days (day, scans, activations) VALUES (?, ?, 0) ${add('scans', 'day')}`,
      [day, String(all)],
    ],
  ];
}

/** Counts the openings of lost codes, in the order of their keys. A code that is not lost any more has no row. */
function countOpenings(scans: readonly [ScannedCode, number][]): Statement[] {
  return scans
    .flatMap(([code, count]): [string, string][] =>
      isLost(code) ? [[String(count), code.activationId]] : [],
    )
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map((values) => ['UPDATE lost_codes SET openings = openings + ? WHERE activationId = ?', values]);
}

/** Marks activations whose code somebody has tried. */
export function noteTried(activationIds: readonly string[]): Statement {
  const sql = `UPDATE activations SET tried = TRUE WHERE id IN (${placeholders(activationIds)}) AND tried IS NOT TRUE`;
  return [sql, activationIds];
}

function placeholders(values: readonly string[]): string {
  // A list may not be empty, and nothing equals NULL.
  return values.map(() => '?').join(', ') || 'NULL';
}
