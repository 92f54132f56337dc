import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { esmRuntimeAlias, routerAlias, unusedAlias } from './runtime-alias';
import leaveOutUnused from './unused-components-loader.cjs';
import leaveOutPrefetch from './unused-prefetch-loader.cjs';

/** The file or package that each file of this folder stands in for. Jest reads CommonJS only. */
const STAND_INS = Object.entries({ ...esmRuntimeAlias(), ...unusedAlias() })
  .filter(([, standIn]) => dirname(standIn) === __dirname)
  .map(([original, standIn]) => [standIn, original.replace(/\.m?js$/, '.cjs').replace(/\$$/, '')] as const);

const exportsIn = async (module: string) =>
  Object.keys((await import(module)) as object).filter((name) => name !== 'default');

it('should use every stand-in of this folder', () => {
  const files = readdirSync(__dirname).filter((name) => name.startsWith('no-'));
  expect(STAND_INS.map(([standIn]) => standIn).sort()).toEqual(
    files.map((name) => join(__dirname, name)).sort(),
  );
});

it.each(STAND_INS)('should export from %s what its original exports', async (standIn, original) => {
  const names = await exportsIn(original);
  expect(names).not.toEqual([]);
  expect((await exportsIn(standIn)).sort()).toEqual(names.sort());
});

describe('unused-components-loader', () => {
  const folder = dirname(routerAlias()['react-router$']!);
  const chunks = readdirSync(folder).filter((name) => name.startsWith('chunk-'));

  it("should mark every context and component of the router's files, and keep no display name", () => {
    const sources = chunks.map((name) => leaveOutUnused(readFileSync(join(folder, name), 'utf8'))).join('\n');
    expect(sources).toContain('= /* @__PURE__ */ React.createContext(');
    expect(sources).not.toMatch(/^(var|let|const) \w+ = (\w+\.)?(forwardRef|memo|createContext)\(/m);
    expect(sources).not.toMatch(/^\w+\.displayName/m);
  });

  it('should leave a file alone that has neither', () => {
    expect(leaveOutUnused('export { a } from "./a.mjs";')).toBe('export { a } from "./a.mjs";');
  });

  it.each(['const A = React.memo(B);', "var A = 1;\nA.displayName = 'A';"])(
    'should throw where the router is printed in another way: %j',
    (source) => {
      expect(() => leaveOutUnused(source)).toThrow('printed in another way');
    },
  );
});

describe('unused-prefetch-loader', () => {
  const [remotes] = Object.keys(esmRuntimeAlias())
    .filter((path) => path.includes('runtime-core'))
    .map((path) => join(path.slice(0, path.indexOf('runtime-core')), 'runtime-core/dist/remote/index.js'));

  it('should leave out what fetches remotes in advance, and no method', () => {
    const source = readFileSync(remotes!, 'utf8');
    const left = leaveOutPrefetch(source);
    const listMethods = (code: string) => code.match(/^\t(async )?\w+\(.*\{/gm);
    expect(left).not.toContain('preloadRemote failed');
    expect(listMethods(left)).toEqual(listMethods(source));
  });

  it('should throw where the runtime is printed in another way', () => {
    expect(() => leaveOutPrefetch('preloadRemote = async () => {}')).toThrow('printed in another way');
  });
});
