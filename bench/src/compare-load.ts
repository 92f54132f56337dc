import type { Child } from './child';
import { type Load, scanLoad } from './load';

const SECONDS = 4;
const ROUNDS = 3;

interface Comparison {
  api: Child;
  bare: Child;
  aliases: string[];
  path: string;
  /** The targets: of the bare handler's requests per second at least this share, and of its p99 at most so many. */
  share: number;
  p99: number;
}

type Measured = Load & { processor: number };

/**
 * Loads the bare handler and the API in turn, three times each, and prints the medians: what else the machine does
 * changes by the minute. The processor's time per request says the same without the client's part in it.
 */
export async function compareLoad(
  name: string,
  { api, bare, aliases, path, share, p99 }: Comparison,
): Promise<{ answered: number; reached: boolean }> {
  const load = async (child: Child): Promise<Measured> => {
    const before = child.processor;
    const result = await scanLoad(child.origin, aliases, { seconds: SECONDS }, { path });
    return { ...result, processor: ((child.processor - before) * 1e6) / (result.answered + result.failed) };
  };
  // Compiles what is called often.
  const warm = [await load(bare), await load(api)];
  const rounds: [Measured, Measured][] = [];
  while (rounds.length < ROUNDS) rounds.push([await load(bare), await load(api)]);

  const middle = (pick: (floor: Measured, ours: Measured) => number) =>
    median(rounds.map((round) => pick(...round)));
  const reachedShare = middle((floor, ours) => ours.requestsPerSecond / floor.requestsPerSecond);
  const slowest = middle((floor, ours) => ours.p99 / floor.p99);
  const [bareTime, apiTime] = [middle((floor) => floor.processor), middle((_, ours) => ours.processor)];
  const failed = rounds.reduce((sum, [, ours]) => sum + ours.failed, 0);
  const rows = [
    `${middle((floor) => floor.requestsPerSecond).toFixed(0)} requests/s bare, ${middle((_, ours) => ours.requestsPerSecond).toFixed(0)} the API, ${failed} not 2xx`,
    `${(reachedShare * 100).toFixed(1)} % of bare (target: at least ${share * 100} %)`,
    `p99 ${middle((_, ours) => ours.p99)} ms, ${slowest.toFixed(1)} times bare (target: at most ${p99} times)`,
    `${bareTime.toFixed(0)} µs of processor bare, ${apiTime.toFixed(0)} µs the API: ${((bareTime / apiTime) * 100).toFixed(1)} %`,
  ];
  for (const row of rows) console.log(`${name.padEnd(22)}${row}`);
  const answered = [warm[1]!, ...rounds.map(([, ours]) => ours)].reduce(
    (sum, ours) => sum + ours.answered,
    0,
  );
  return { answered, reached: reachedShare >= share && slowest <= p99 && failed === 0 };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
