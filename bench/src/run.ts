import { Build, type Cost } from './build';
import { ANSWER, DOCUMENT } from './load';
import { toMedian } from './median';
import { runToEnd } from './run-to-end';

const CODES = 30_000;
/** Codes that are asked for before it is the turn of the other build. */
const PART = 1000;
/** Node compiles what is called often: the first parts say nothing. */
const WARM = 2;
const PARTS = 8;
const ROUNDS = 5;
/** Of the requests that another build answers with the same time of the processor, at least; and of its memory, at most. */
const TARGETS = { cold: 4, first: 1.3, kept: 0.5, memory: 0.9 };
/** The folder of another build, such as a clone of an older commit: `npm run bench -- <folder>`. */
const [, , OTHER] = process.argv;

/** Loads the builds in turn: what else the machine does changes by the minute. */
type Load = (build: Build) => Promise<Cost>;

/** Scans and documents that nobody asked for before, and those that were just asked for, beside another build. */
async function main(): Promise<boolean> {
  const builds = [await Build.start(process.cwd(), 4950, CODES)];
  if (OTHER !== undefined) builds.push(await Build.start(OTHER, 4951, CODES));
  const anew = (path: string) => (build: Build) => build.load(build.take(PART), path);
  const reached = [
    await compare('cold document', TARGETS.cold, builds, PARTS, anew(DOCUMENT)),
    await compare('first scan', TARGETS.first, builds, PARTS, anew(ANSWER)),
  ];
  const known = new Map(builds.map((build) => [build, build.take(PART)]));
  const again = (path: string) => (build: Build) => build.load(known.get(build)!, path, { seconds: 3 });
  reached.push(
    await compare('document again', TARGETS.kept, builds, ROUNDS, again(DOCUMENT)),
    await compare('scan again', TARGETS.kept, builds, ROUNDS, again(ANSWER)),
  );
  const [own, other] = builds.map(({ memory }) => memory) as [number, number?];
  const isSmall = other === undefined || own <= other * TARGETS.memory;
  const beside =
    other === undefined ? '' : `, ${other.toFixed(0)} MB of the other (target: ${TARGETS.memory} of it)`;
  print('memory', `${own.toFixed(0)} MB${beside}`);
  const [counts] = await Promise.all(builds.map((build) => build.stop()));
  const { recorded, answered } = counts!;
  print('scans recorded', `${recorded} for ${answered} answers that arrived (target: none lost)`);
  return reached.every(Boolean) && isSmall && recorded >= answered;
}

async function compare(
  name: string,
  target: number,
  builds: Build[],
  rounds: number,
  load: Load,
): Promise<boolean> {
  const costs = new Map<Build, Cost[]>(builds.map((build) => [build, []]));
  for (let round = 0; round < WARM + rounds; round += 1)
    for (const [build, taken] of costs) taken.push(await load(build));
  const [own, other] = builds.map((build) => toMiddle(costs.get(build)!.slice(WARM))) as [Cost, Cost?];
  print(name, toText(own));
  if (!other) return own.failed === 0;
  const times = other.microseconds / own.microseconds;
  print('  of the other', `${toText(other)}: ${times.toFixed(2)} times (target: ${target})`);
  // Where it has to be faster, its slowest hundredth may not be slower.
  const isSlow = target > 1 && own.p99 > other.p99;
  if (isSlow) print('  p99 is too high', `${own.p99} ms, ${other.p99} of the other`);
  return own.failed === 0 && times >= target && !isSlow;
}

/** The medians, and all failures. */
function toMiddle(costs: Cost[]): Cost {
  const middle = (pick: (cost: Cost) => number) => toMedian(costs.map(pick));
  return {
    requestsPerSecond: middle((cost) => cost.requestsPerSecond),
    p99: middle((cost) => cost.p99),
    microseconds: middle((cost) => cost.microseconds),
    failed: costs.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function toText({ requestsPerSecond, p99, microseconds, failed }: Cost): string {
  return `${requestsPerSecond.toFixed(0)} requests/s, p99 ${p99} ms, ${microseconds.toFixed(0)} µs of processor, ${failed} not 2xx`;
}

function print(name: string, value: string): void {
  console.log(`${name.padEnd(22)}${value}`);
}

runToEnd(main);
