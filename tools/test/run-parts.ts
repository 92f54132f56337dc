import type { Change } from './change';
import { unavailable, type Part, type Result } from './outcome';
import { resultLine } from './report';

/** Many parts keep one core busy, or wait for programs to start and to fail: one at a time would leave a core idle. */
const AT_ONCE = 2;

/**
 * Runs the parts in their order, two at a time. Goes on after a failure, and prints a heading and a result for each.
 * @param parts what a part needs comes before it
 * @param change what the parts may confine themselves to
 */
export async function runParts(
  parts: Part[],
  print: (line: string) => void,
  change?: Change,
): Promise<Result[]> {
  const waiting = [...parts];
  const results = new Map<string | undefined, Promise<Result>>();

  const runNext = async (): Promise<void> => {
    const part = waiting.shift();
    if (!part) return;
    const result = runPart(part, results.get(part.needs));
    results.set(part.name, result);
    print(resultLine(await result));
    return runNext();
  };

  const runPart = async (part: Part, needed?: Promise<Result>): Promise<Result> => {
    const failed = (await needed)?.outcome.passed === 0;
    print(`\n== ${part.title} ==`);
    const started = Date.now();
    const outcome = failed
      ? unavailable(`${part.needs} failed`)
      : await part.run(change).catch((error: unknown) => unavailable(toReason(error)));
    return { part, outcome, duration: Date.now() - started };
  };

  await Promise.all(Array.from({ length: AT_ONCE }, runNext));
  return Promise.all(results.values());
}

/** The reason in an error made to be read, such as "MariaDB is missing: …". */
export const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
