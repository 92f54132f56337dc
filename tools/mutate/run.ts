import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import memoize from 'lodash/memoize';
import sortBy from 'lodash/sortBy';
import sum from 'lodash/sum';
import { mutate } from './conditions';
import { type Plan, readResults, ROOT, writePlan } from './results';
import survivorsByReason from './survivors.json';

const JEST = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js');
const UNTIL = Date.now() + 60 * 60_000;
const LEAST_NOTICED = 0.95;
/** A word in the path of a test counts like one that stands twice in each thousand characters of its text. */
const IN_PATH = 0.002;
/** In how many more files of tests each mutant is tried before the run is planned again. */
const AT_ONCE = 5;

const read = (dir: string, end: string) =>
  readdirSync(join(ROOT, dir), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => ({ path: join(dir, path), text: readFileSync(join(ROOT, dir, path), 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

const all = read('api/src', '.ts')
  .filter(({ path }) => !/\.spec\.ts$|\/(?:locales|migrations)\//.test(path))
  .flatMap(({ path, text }) => mutate(text, path).mutants);
/** Names of files, or parts of them: only these are mutated. */
const chosen = process.argv.slice(2);
const mutants = all.filter(({ path }) => chosen.length === 0 || chosen.some((name) => path.includes(name)));

const versions = createHash('sha256').update(all.map(({ id }) => id).join());
const tests = read('api/test', '.int-spec.ts')
  .filter(({ path }) => !path.includes(process.env['DATABASE_URL'] ? '.embedded.' : '.mariadb.'))
  .map(({ path, text }) => {
    const version = versions.copy().update(text).digest('hex').slice(0, 8);
    return { path, text, test: `${path}#${version}${process.env['DATABASE_URL'] ? ' on MariaDB' : ''}` };
  });

/** The weight of a word: the fewer tests contain it, the more it says about those that do. */
const weigh = memoize((word: string) => {
  const having = tests.filter(({ path, text }) => `${path} ${text}`.includes(word)).length;
  return Math.log(tests.length / Math.max(having, 1));
});

/** The tests, nearest to a mutant first: those that contain the words of its file name and of its condition. */
function sortTests({ path, name }: (typeof mutants)[number]) {
  const ofPath = path.match(/[a-z]{3,}/g)!.map((word) => word.replace(/s$/, ''));
  const words = [...new Set([...ofPath, ...(name.match(/[a-z]\w{3,}/g) ?? [])])];
  // Relative to its length: of two tests that contain a word as often, the shorter one is about it.
  const rate = ({ path: file, text }: (typeof tests)[number]) =>
    sum(
      words.map(
        (word) =>
          weigh(word) * ((text.split(word).length - 1) / text.length + (file.includes(word) ? IN_PATH : 0)),
      ),
    );
  return sortBy(tests, (test) => -rate(test));
}

const readNoticed = () => new Set(readResults().flatMap(({ id, noticed }) => (id && noticed ? [id] : [])));

/** What to run next: each mutant that nothing has noticed, in the nearest tests that it was not in. */
function planTests(): Plan['tests'] {
  const noticed = readNoticed();
  const reached = new Map(readResults().flatMap(({ test, reached }) => (reached ? [[test, reached]] : [])));
  const tried = new Set(readResults().map(({ id, test }) => `${id} ${test}`));
  const planned: Plan['tests'] = {};
  for (const mutant of mutants.filter((each) => !noticed.has(each.id))) {
    const { id } = mutant;
    const reaching = sortTests(mutant).filter(
      ({ test }) => reached.get(test)?.[id] ?? (id.endsWith('once') || !reached.has(test)),
    );
    const untried = reaching.filter(({ test }) => !tried.has(`${id} ${test}`));
    for (const { path, test } of untried.slice(0, AT_ONCE))
      (planned[path] ??= { test, ids: [] }).ids.push(id);
  }
  return planned;
}

let planned: Plan['tests'];
while (Date.now() < UNTIL && Object.keys((planned = planTests())).length > 0) {
  const paths = Object.keys(planned);
  const count = new Set(Object.values(planned).flatMap(({ ids }) => ids)).size;
  console.log(`${count} conditions left, in ${paths.length} files of tests`);
  writePlan({ files: [...new Set(all.map(({ path }) => path))], tests: planned, until: UNTIL });
  const runner = [`--testRunner=${join(__dirname, 'runner.ts')}`, '--testTimeout=30000', '--maxWorkers=4'];
  const args = [JEST, '--selectProjects', 'integration', ...runner, '--runTestsByPath', ...paths];
  const before = readResults().length;
  // Failures are what is wanted.
  const { stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: Infinity });
  if (readResults().length === before) throw new Error(stderr);
}

const noticed = readNoticed();
const survivors = mutants.filter(({ id }) => !noticed.has(id));
const listed = new Set(Object.values(survivorsByReason).flat());
for (const { path, line, name } of survivors)
  console.log(`${listed.has(name) ? 'listed  ' : 'SURVIVED'}  ${path}:${line}  ${name}`);
const share = 1 - survivors.length / mutants.length;
console.log(
  `${mutants.length} conditions, ${(100 * share).toFixed(1)} % noticed, ${survivors.length} survived`,
);
if (Date.now() >= UNTIL) console.log('The hour is over: the same command goes on from here');
if (survivors.some(({ name }) => !listed.has(name)) || share < LEAST_NOTICED) process.exitCode = 1;
