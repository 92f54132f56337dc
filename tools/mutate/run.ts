import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listMutants, type FoundMutant } from './conditions';
import { GROUPS } from './groups';
import { addResult, readResults } from './results';
import { SURVIVORS } from './survivors';

const ROOT = join(__dirname, '../..');
const JEST = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js');
const UNTIL = Date.now() + 60 * 60_000;
const LEAST_NOTICED = 0.95;

/** Names of files, or parts of them: only these are mutated. */
const chosen = process.argv.slice(2);

interface Work {
  tests: string[];
  mutants: FoundMutant[];
}

const works = GROUPS.map(({ files, tests }): Work => {
  const paths = files.map((file) => `api/src/${file}`);
  const mutated = paths.filter((path) => chosen.length === 0 || chosen.some((name) => path.includes(name)));
  return {
    tests: tests.map((test) => `api/test/${test}.int-spec.ts`),
    mutants: mutated.flatMap((path) => listMutants(readFileSync(join(ROOT, path), 'utf8'), path)),
  };
});

const readNoticed = () => new Set(readResults().flatMap(({ id, noticed }) => (noticed ? [id] : [])));

/** Runs a file of tests with switches in these files: with each mutant that it reaches, or with this one. */
function runTest(test: string, mutated: string[], mutant?: string): void {
  const runner = ['--testRunner', join(__dirname, 'runner.ts'), '--testTimeout', '60000'];
  const args = [JEST, '--selectProjects', 'integration', ...runner, '--runTestsByPath', test];
  const env = {
    ...process.env,
    MUTATED: mutated.join(' '),
    MUTATE_UNTIL: String(UNTIL),
    ...(mutant === undefined ? {} : { MUTANT: mutant }),
  };
  const options: SpawnSyncOptions =
    mutant === undefined
      ? { stdio: 'inherit' }
      : { stdio: 'ignore', timeout: 300_000, killSignal: 'SIGKILL' };
  const { status, signal } = spawnSync(process.execPath, args, { cwd: ROOT, env, ...options });
  // Ended because a mutant went on for ever.
  if (signal === 'SIGKILL' && mutant === undefined) return runTest(test, mutated);
  if (signal === 'SIGKILL' && mutant !== undefined) return addResult({ id: mutant, test, noticed: true });
  if (status !== 0 && mutant === undefined)
    throw new Error(`${test} has to pass as long as nothing is mutated`);
  if (mutant !== undefined && !readResults().some(({ id }) => id === mutant))
    throw new Error(`${test} did not run with ${mutant}`);
}

function run({ tests, mutants }: Work): void {
  const mutated = [...new Set(mutants.map(({ path }) => path))];
  for (const test of tests) {
    const noticed = readNoticed();
    const left = mutants.filter(({ id }) => !noticed.has(id));
    if (left.some(({ once }) => !once)) runTest(test, mutated);
    for (const { id } of left.filter(({ once }) => once)) if (Date.now() < UNTIL) runTest(test, mutated, id);
  }
}

for (const { tests } of works)
  for (const test of tests) if (!existsSync(join(ROOT, test))) throw new Error(`There is no ${test}`);
for (const work of works) if (Date.now() < UNTIL && work.mutants.length > 0) run(work);

const mutants = works.flatMap((work) => work.mutants);
const noticed = readNoticed();
const survivors = mutants.filter(({ id }) => !noticed.has(id));
const isListed = ({ at, condition }: FoundMutant) =>
  SURVIVORS.some((each) => each.at === at && each.condition === condition);
for (const survivor of survivors) {
  const { path, line, condition } = survivor;
  console.log(`${isListed(survivor) ? 'listed  ' : 'SURVIVED'}  ${path}:${line}  ${condition}`);
}
for (const each of SURVIVORS)
  if (
    mutants.some(
      (mutant) => noticed.has(mutant.id) && mutant.at === each.at && mutant.condition === each.condition,
    )
  )
    console.log(`noticed though it is listed: ${each.at}  ${each.condition}`);
const share = (mutants.length - survivors.length) / mutants.length;
console.log(
  `${mutants.length} conditions, ${(100 * share).toFixed(1)} % noticed, ${survivors.length} survived`,
);
if (Date.now() >= UNTIL) console.log('The hour is over: the same command goes on from here');
if (survivors.some((survivor) => !isListed(survivor)) || share < LEAST_NOTICED) process.exitCode = 1;
