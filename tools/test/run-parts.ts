import { unavailable, type Outcome, type Part, type Result } from './outcome';
import { resultLine } from './report';

/** Runs the parts one after the other, goes on after a failure, and prints a heading and a result for each. */
export async function runParts(parts: Part[], print: (line: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of parts) {
    print(`\n== ${part.title} ==`);
    const started = Date.now();
    const outcome = await outcomeOf(part, results);
    const result = { part, outcome, duration: Date.now() - started };
    results.push(result);
    print(resultLine(result));
  }
  return results;
}

async function outcomeOf(part: Part, earlier: Result[]): Promise<Outcome> {
  const needed = earlier.find((result) => result.part.name === part.needs);
  if (needed && needed.outcome.passed === 0) return unavailable(`${needed.part.name} failed`);
  return part.run();
}
