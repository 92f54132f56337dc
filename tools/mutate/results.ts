import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What became of each mutant in each file of tests, one a line: an interrupted run goes on from it. */
export const RESULTS = join(__dirname, '../../.data/mutate.jsonl');

export interface Result {
  id: string;
  test: string;
  noticed: boolean;
}

export function readResults(): Result[] {
  const text = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Result);
}

export function addResult(result: Result): void {
  mkdirSync(dirname(RESULTS), { recursive: true });
  appendFileSync(RESULTS, toLine(result));
}

export const toLine = (result: Result): string => `${JSON.stringify(result)}\n`;
