import type { DataSource } from 'typeorm';
import { StartError } from '../../platform/start-error';
import { INVARIANTS } from './invariants';

/** A rule that does not hold. */
export interface BrokenRule {
  rule: string;
  /** At most five of the rows that break it. */
  rows: object[];
}

type Reader = Pick<DataSource, 'query'>;

const MOST_ROWS = 5;

/**
 * Prints of each rule whether it holds, with some of the rows that break it. Reads whole tables. Throws StartError when
 * a rule does not hold.
 */
export async function assertInvariants(reader: Reader, print: (text: string) => void): Promise<void> {
  const { length: broken } = await findBrokenRules(reader, print);
  if (broken > 0) throw new StartError(`${broken} of ${INVARIANTS.length} rules do not hold`);
  print(`All ${INVARIANTS.length} rules hold\n`);
}

export async function findBrokenRules(
  reader: Reader,
  print: (text: string) => void = () => undefined,
): Promise<BrokenRule[]> {
  const found: BrokenRule[] = [];
  for (const { rule, broken } of INVARIANTS) {
    const rows = await reader.query<object[]>(`SELECT * FROM (${broken}) broken LIMIT ${MOST_ROWS}`);
    print(`${rows.length === 0 ? 'holds ' : 'BROKEN'}  ${rule}\n`);
    for (const row of rows) print(`        ${JSON.stringify(row)}\n`);
    if (rows.length > 0) found.push({ rule, rows });
  }
  return found;
}
