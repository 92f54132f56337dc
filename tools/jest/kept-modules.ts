import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ModernFakeTimers } from '@jest/fake-timers';
import { createScriptTransformer, type ScriptTransformer } from '@jest/transform';
import { ModuleMocker } from 'jest-mock';

type ProjectConfig = Parameters<typeof createScriptTransformer>[0];

/** What is used of Jest's own modules here. */
interface JestModules {
  getSourceMaps(): Map<string, string>;
}

/** What is used of the result of a file of tests. */
interface Result {
  numPassingTests: number;
  numFailingTests: number;
  testExecError?: unknown;
}

interface Environment {
  global: typeof globalThis;
  /** Is told what happens to each test. */
  handleTestEvent?: unknown;
}

type Framework<Modules> = (
  globalConfig: object,
  config: ProjectConfig,
  environment: Environment,
  modules: Modules,
  testPath: string,
  ...rest: unknown[]
) => Promise<Result>;

const load = createRequire(__filename);
const FRAMEWORK = load.resolve('jest-circus/runner');
/** Tests that replace modules, or load them again, would do so for the next file too: they get Jest's modules. */
const REPLACES = /\bjest\.(?:mock|resetModules)\(/;
/** Where the framework keeps what belongs to one file of tests. */
const STATE = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];

// Node knows no style sheets. Drawing pages asks only for the names of classes.
load.extensions['.css'] = (module) => {
  module.exports = load('./css-modules.cjs');
};

/** What the framework asks of Jest's modules, answered by Node's. */
const NODE_MODULES = {
  requireModule: (path: string): unknown => load(path),
  /** The framework is loaded anew for each file, because it keeps the tests and listeners of the one before. */
  requireInternalModule(path: string): unknown {
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (STATE.includes(symbol.description ?? '')) Reflect.deleteProperty(globalThis, symbol);
    Reflect.deleteProperty(load.cache, path);
    return load(path);
  },
  setGlobalsForRuntime: () => undefined,
  unstable_shouldLoadAsEsm: () => false,
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
};

/**
 * Runs a file of tests as Jest's own framework does, but with Node's modules instead of Jest's: what one file has loaded
 * is there for the next one in the same process (docs/testing.md). Jest would run the whole application again for each.
 */
const run: Framework<JestModules> = async (globalConfig, config, ofFile, modules, testPath, ...rest) => {
  const transformer = await createScriptTransformer(config);
  let result: Result | undefined;
  const runFramework = (environment: Environment, loaded: object) =>
    transformer.requireAndTranspileModule(FRAMEWORK, async (framework: Framework<object>) => {
      result = await framework(globalConfig, config, environment, loaded, testPath, ...rest);
    });
  if (REPLACES.test(readFileSync(testPath, 'utf8'))) {
    await runFramework(ofFile, modules);
  } else {
    const { jest, putBack } = makeJest(config);
    Object.assign(globalThis, { jest });
    noteSourceMaps(transformer, modules);
    const { handleTestEvent } = ofFile;
    const environment = { global: globalThis, ...(handleTestEvent ? { handleTestEvent } : {}) };
    await runFramework(environment, NODE_MODULES).finally(putBack);
  }
  return result!;
};

export default run;

/** What tests call `jest`, without what replaces modules. */
function makeJest(config: ProjectConfig) {
  const mocks = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({ config, global: globalThis });
  const putBack = () => {
    mocks.restoreAllMocks();
    timers.dispose();
  };
  return { jest: { ...bound(timers), ...bound(mocks) }, putBack };
}

/** The methods of an object as functions. */
function bound(object: object): object {
  const methods = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object)));
  return Object.fromEntries(
    methods
      .filter(([name]) => name !== 'constructor')
      .map(([name, { value }]) => [name, value?.bind(object)]),
  );
}

/** Lets the stacks of errors name lines of TypeScript. */
function noteSourceMaps(transformer: ScriptTransformer, modules: JestModules): void {
  const transform = transformer.transformSource.bind(transformer);
  transformer.transformSource = (file, ...rest) => {
    const transformed = transform(file, ...rest);
    if (transformed.sourceMapPath) modules.getSourceMaps().set(file, transformed.sourceMapPath);
    return transformed;
  };
}
