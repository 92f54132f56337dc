import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createScriptTransformer } from '@jest/transform';
import runKept from '../jest/kept-modules';
import { instrument } from './conditions';
import { addResult, readResults, RESULTS, toLine } from './results';

/** What is used of the state of a test file here. */
interface Block {
  children: (Block & { mode?: string })[];
}

declare global {
  /**
   * Whether the mutant with this id is on. Mutated code calls it each time it runs. `once` is for code that runs only when
   * its module is loaded.
   */
  var isMutant: ((id: string, once?: boolean) => boolean) | undefined;
}

/** One that is on from the start, because its code runs when its module is loaded. */
const FIRST = process.env['MUTANT'];
const MUTATED = new Set(process.env['MUTATED']?.split(' '));
const DEADLINE = Number(process.env['MUTATE_UNTIL'] ?? Infinity);

const load = createRequire(__filename);
let on = FIRST;
/** The names of the tests that reached each mutant; undefined for what ran outside of tests. */
let reached: Map<string, Set<string | undefined>> | undefined;
globalThis.isMutant = (id, once = false) => {
  if (reached && !once)
    reached.set(id, (reached.get(id) ?? new Set()).add(expect.getState().currentTestName));
  return id === on;
};

/** Has switches compiled into the files that are mutated. */
async function addSwitches(config: Parameters<typeof createScriptTransformer>[0]): Promise<void> {
  const prototype: Awaited<ReturnType<typeof createScriptTransformer>> = Object.getPrototypeOf(
    await createScriptTransformer(config),
  );
  const { transformSource } = prototype;
  prototype.transformSource = function (path, source, options) {
    const file = relative(config.rootDir, path);
    return transformSource.call(this, path, MUTATED.has(file) ? instrument(source, file) : source, options);
  };
}
let switches: Promise<void> | undefined;

/** Of the tests of one file with one mutant. */
const LONGEST_MS = 180_000;

/**
 * Notes a mutant that goes on for ever as noticed and ends this process, from another thread: its loop may leave no turn
 * to the timeouts of the tests.
 */
function watch(id: string, test: string, work: () => Promise<void>): Promise<void> {
  const code = `const { file, line, after } = require('node:worker_threads').workerData;
    setTimeout(() => {
      require('node:fs').appendFileSync(file, line);
      process.kill(process.pid, 'SIGKILL');
    }, after);`;
  const line = toLine({ id, test, noticed: true });
  const watcher = new Worker(code, { eval: true, workerData: { file: RESULTS, line, after: LONGEST_MS } });
  return work().finally(() => watcher.terminate());
}

/** After the first failure, no other test of the file is of use. */
function skipAll(block: Block): void {
  for (const child of block.children) {
    child.mode = 'skip';
    if (child.children) skipAll(child);
  }
}
const handleTestEvent = ({ name }: { name: string }, state: { rootDescribeBlock: Block }) => {
  if (on && /failure$|^error$/.test(name)) skipAll(state.rootDescribeBlock);
};

/** Runs a file of tests as it is, then once more with each mutant that it reached: only the tests that reached it. */
const run: typeof runKept = async (globalConfig, config, environment, modules, testPath, ...rest) => {
  await (switches ??= addSwitches(config));
  const version = createHash('sha256').update(readFileSync(testPath)).digest('hex').slice(0, 8);
  const test = `${relative(config.rootDir, testPath)}#${version}`;
  const runTests = (testNamePattern?: string) => {
    const options = testNamePattern === undefined ? {} : { testNamePattern };
    // Kept from the run before, it would describe no tests.
    Reflect.deleteProperty(load.cache, testPath);
    const events = { ...environment, global: globalThis, handleTestEvent };
    return runKept({ ...globalConfig, ...options }, config, events, modules, testPath, ...rest);
  };
  const note = (id: string, result: Awaited<ReturnType<typeof runKept>>) => {
    const { numPassingTests: passing, numFailingTests: failing, testExecError: error } = result;
    if (passing + failing === 0 && !error) throw new Error(`No test of ${test} ran with ${id}`);
    addResult({ id, test, noticed: failing > 0 || Boolean(error) });
  };
  if (!FIRST) reached = new Map();
  const found = reached;
  const result = await runTests();
  reached = undefined;
  if (FIRST) note(FIRST, result);
  if (result.numFailingTests > 0 || result.testExecError) return result;
  const done = new Set(
    readResults().flatMap((each) => (each.noticed || each.test === test ? [each.id] : [])),
  );
  for (const [id, names] of found ?? []) {
    if (done.has(id)) continue;
    if (Date.now() > DEADLINE) break;
    on = id;
    const texts = [...names].map((name) => name?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    await watch(id, test, async () =>
      note(id, await runTests(texts.includes(undefined) ? undefined : `^(?:${texts.join('|')})$`)),
    );
    on = undefined;
  }
  return result;
};

export default run;
