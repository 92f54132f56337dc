import { unavailable, type Outcome, type Part, type Result } from './outcome';
import { resultLine } from './report';

/**
 * Runs the parts one after the other, those that say so beside the one before. Goes on after a failure, and prints a
 * heading and a result for each.
 */
export async function runParts(parts: Part[], print: (line: string) => void): Promise<Result[]> {
  const results: Result[] = [];
  for (const together of sideBySide(parts)) {
    print(`\n== ${together.map(({ title }) => title).join(' | ')} ==`);
    const started = Date.now();
    const done = together.map(async (part) => {
      const outcome = await runPart(part, results);
      return { part, outcome, duration: Date.now() - started };
    });
    for (const result of await Promise.all(done)) {
      results.push(result);
      print(resultLine(result));
    }
  }
  return results;
}

function sideBySide(parts: Part[]): Part[][] {
  const rounds: Part[][] = [];
  for (const part of parts) {
    const round = rounds.at(-1);
    if (part.beside && round) round.push(part);
    else rounds.push([part]);
  }
  return rounds;
}

async function runPart(part: Part, earlier: Result[]): Promise<Outcome> {
  const needed = earlier.find((result) => result.part.name === part.needs);
  if (needed && needed.outcome.passed === 0) return unavailable(`${needed.part.name} failed`);
  return part.run();
}
