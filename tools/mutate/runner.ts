import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { createScriptTransformer } from '@jest/transform';
import partition from 'lodash/partition';
import runKept from '../jest/kept-modules';
import { mutate } from './conditions';
import { addResult, type Names, readPlan, readResults, ROOT } from './results';

/** What is used of the state of a test file here. */
interface Block {
  children: (Block & { mode?: string })[];
}

declare global {
  /** Whether the mutant with this id is on. Mutated code calls it each time it runs. */
  var isMutant: ((id: string) => boolean) | undefined;
}

const PLAN = readPlan();
/** Of the tests of one file with one mutant, which may go on for ever. */
const LONGEST_MS = 120_000;
/** Tests set the clock. */
const { now } = Date;

const load = createRequire(__filename);
/** The mutants that are on. */
let on = new Set<string>();
/** The mutants that ran. Of two in one expression, only the outer one runs. */
let seen = new Set<string>();
let endsAt = 0;
let reached: Map<string, Set<string | null>> | undefined;
globalThis.isMutant = (id) => {
  if (on.size > 0 && now() > endsAt) throw new Error('This mutant goes on for ever');
  reached?.set(id, (reached.get(id) ?? new Set()).add(expect.getState().currentTestName ?? null));
  if (on.has(id)) seen.add(id);
  return on.has(id);
};

/** Has switches compiled into the files that have conditions. */
async function addSwitches(config: Parameters<typeof createScriptTransformer>[0]): Promise<void> {
  const prototype: Awaited<ReturnType<typeof createScriptTransformer>> = Object.getPrototypeOf(
    await createScriptTransformer(config),
  );
  const { transformSource } = prototype;
  prototype.transformSource = function (path, source, options) {
    const file = relative(ROOT, path);
    const code = PLAN.files.includes(file) ? mutate(source, file).code : source;
    return transformSource.call(this, path, code, options);
  };
}
let switches: Promise<void> | undefined;

/** Lets modules run again when they are asked for. */
function forget(path: string): void {
  for (const loaded of Object.keys(load.cache))
    if (loaded.startsWith(path)) Reflect.deleteProperty(load.cache, loaded);
}

/** After the first failure, no other test of the file is of use. */
function skipAll(block: Block): void {
  for (const child of block.children) {
    child.mode = 'skip';
    if (child.children) skipAll(child);
  }
}
const handleTestEvent = ({ name }: { name: string }, state: { rootDescribeBlock: Block }) => {
  if (on.size > 0 && /failure$|^error$/.test(name)) skipAll(state.rootDescribeBlock);
};

/**
 * Runs a file of tests once to find out which mutants it reaches, then again with these mutants on. Most tests notice
 * none, so all mutants are on at once. If a test fails, each half of them is tried, down to single ones.
 */
const run: typeof runKept = async (globalConfig, config, environment, modules, testPath, ...rest) => {
  await (switches ??= addSwitches(config));
  const { test, ids } = PLAN.tests[relative(ROOT, testPath)]!;
  const runTests = async (names: Names = []) => {
    // What runs before all tests runs before some of them, too.
    const texts = names.flatMap((name) => name?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? []);
    const testNamePattern = texts.length === 0 ? undefined : `^(?:${texts.join('|')})$`;
    // Kept from the run before, it would be of another test.
    Reflect.get(globalThis, 'expect')?.setState({ currentTestName: undefined });
    // Kept from the run before, it would describe no tests.
    forget(testPath);
    const events = { ...environment, global: globalThis, handleTestEvent };
    const options = { ...globalConfig, testNamePattern };
    const result = await runKept(options, config, events, modules, testPath, ...rest);
    return { ...result, hasFailed: result.numFailingTests > 0 || Boolean(result.testExecError) };
  };
  let result: Awaited<ReturnType<typeof runTests>> | undefined;
  let known: Record<string, Names> | undefined = readResults().find(
    (each) => each.test === test && each.reached,
  )?.reached;
  if (!known) {
    reached = new Map();
    result = await runTests();
    const found = [...reached].map(([id, names]): [string, Names] => [id, [...names]]);
    reached = undefined;
    if (result.hasFailed) throw new Error(`${test} fails as it is`);
    known = Object.fromEntries(found);
    addResult({ test, reached: known });
  }
  const runWith = async (some: string[]): Promise<void> => {
    if (some.length === 0 || (result && now() > PLAN.until)) return;
    [on, seen, endsAt] = [new Set(some), new Set(), now() + LONGEST_MS];
    // What runs when a module is loaded has to run again.
    const once = some.some((id) => id.endsWith('once'));
    if (once) forget(join(ROOT, 'api/'));
    const tests = some.flatMap((id) => known[id] ?? [null]);
    result = await runTests(tests.includes(null) ? [] : [...new Set(tests)]);
    if (once) forget(join(ROOT, 'api/'));
    on = new Set();
    const { hasFailed } = result;
    if (result.numPassingTests + result.numFailingTests === 0 && !hasFailed)
      throw new Error(`No test of ${test} ran with ${some.join()}`);
    const [tried, hidden] = partition(some, (id) => seen.has(id));
    if (!hasFailed && tried.length > 0) {
      for (const id of tried) addResult({ test, id, noticed: false });
      return runWith(hidden);
    }
    if (!hasFailed || some.length === 1) {
      for (const id of some) addResult({ test, id, noticed: hasFailed });
      return;
    }
    const half = some.length / 2;
    await runWith(some.slice(0, half));
    await runWith(some.slice(half));
  };
  const [once, always] = partition(
    ids.filter((id) => known[id] ?? id.endsWith('once')),
    (id) => id.endsWith('once'),
  );
  await runWith(always);
  for (const id of once) await runWith([id]);
  return result!;
};

export default run;
