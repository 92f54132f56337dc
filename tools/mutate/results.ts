import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ROOT = join(__dirname, '../..');
/** What was found out, one line each: an interrupted run goes on from it. */
const RESULTS = join(ROOT, '.data/mutate.jsonl');
/** A whole plan is too long for an argument or a variable of a process. */
const PLAN = join(ROOT, '.data/mutate-plan.json');

/** Of tests; null for what runs outside of tests. */
export type Names = (string | null)[];

interface Result {
  /** A file of tests. */
  test: string;
  /** The mutants that it reaches, each with the tests. */
  reached?: Record<string, Names>;
  /** A mutant that was on, and whether a test failed. */
  id?: string;
  noticed?: boolean;
}

/** What `run.ts` asks of `runner.ts`. */
export interface Plan {
  /** The files that get switches. */
  files: string[];
  /** By the path of the tests: what results call them, and the mutants to turn on. */
  tests: Record<string, { test: string; ids: string[] }>;
  until: number;
}

export function readResults(): Result[] {
  const text = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '';
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Result);
}

export function addResult(result: Result): void {
  mkdirSync(dirname(RESULTS), { recursive: true });
  appendFileSync(RESULTS, `${JSON.stringify(result)}\n`);
}

export function writePlan(plan: Plan): void {
  mkdirSync(dirname(PLAN), { recursive: true });
  writeFileSync(PLAN, JSON.stringify(plan));
}

export const readPlan = () => JSON.parse(readFileSync(PLAN, 'utf8')) as Plan;
