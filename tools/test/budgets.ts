import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unavailable, type Outcome } from './outcome';

/** A number that must not grow past its limit: bytes, files, requests. Never a time: those are measured in bench/. */
export interface Budget {
  name: string;
  limit: number;
  unit: string;
  measure(): number | Promise<number>;
}

/** Checks every budget that the files of a directory export by default (`export default [...] satisfies Budget[]`). */
export async function checkBudgets(dir: string, print: (line: string) => void): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, skipped: 0 };
  const files = readdirSync(dir).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  for (const file of files.sort()) {
    const budgets = toDefault(await import(join(dir, file)));
    for (const budget of budgets) {
      const { kept, text } = await check(budget);
      outcome[kept ? 'passed' : 'failed'] += 1;
      print(`${kept ? 'ok' : 'FAILED'}: ${budget.name}: ${text}`);
    }
  }
  return outcome.passed + outcome.failed === 0 ? unavailable('there are no budgets') : outcome;
}

/** A module compiled to CommonJS has its default one level deeper when it is imported. */
function toDefault(loaded: { default: Budget[] | { default: Budget[] } }): Budget[] {
  return 'default' in loaded.default ? loaded.default.default : loaded.default;
}

async function check({ limit, unit, measure }: Budget): Promise<{ kept: boolean; text: string }> {
  try {
    const measured = await measure();
    // Written so that NaN is a failure.
    return { kept: measured <= limit, text: `${measured} of ${limit} ${unit}` };
  } catch (error) {
    return {
      kept: false,
      text: `could not be measured: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}
