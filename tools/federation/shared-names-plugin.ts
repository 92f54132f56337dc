import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';
import { sharedTable } from './shared';

/** Names by shared library. Types are not among them: they do not exist at run time. */
export type SharedNames = Record<string, string[]>;

/** `needs.json` of a remote: what the shell and the server have to have for it. */
export interface Needs {
  /** What it imports from shared libraries. */
  shared: SharedNames;
  /** What it calls, as the OpenAPI document writes it: `GET /api/items/{id}`. */
  calls: string[];
}

export const SHARED_EXPORTS = 'shared-exports.json';
export const NEEDS = 'needs.json';

const PROVIDED = /^provide shared module \([\w-]+\) (@ringtag\/[^@]+)@\S+ = (.+)$/;
const CONSUMED = /^consume shared module \([\w-]+\) (@ringtag\/[^@]+)@/;
/** A call of the API's client: minifiers keep the names of its methods. */
const CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*["'](\/api\/[^"']*)["']/g;

/** Writes what the shell offers to remotes, or what a remote needs. `npm run release` compares both. */
export class SharedNamesPlugin implements RspackPluginInstance {
  constructor(private readonly side: 'shell' | 'remote') {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SharedNamesPlugin', stage }, () => {
        const [file, content] =
          this.side === 'shell'
            ? [SHARED_EXPORTS, listOffered(compilation)]
            : [NEEDS, { shared: listTaken(compilation), calls: listCalls(compilation) } satisfies Needs];
        compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(content, null, 1)}\n`));
      });
    });
  }
}

/** The values that the entry of each library exports. Throws where the bundler cannot tell. */
function listOffered({ modules, moduleGraph }: Compilation): SharedNames {
  const all = [...modules];
  const entries = all.flatMap((module) => {
    const [, library, path] = PROVIDED.exec(module.identifier()) ?? [];
    if (!library) return [];
    const entry = all.find((each) => each.nameForCondition() === path);
    const names = entry && moduleGraph.getProvidedExports(entry);
    if (!Array.isArray(names)) throw new Error(`The exports of ${library} cannot be listed`);
    return [[library, names.sort()] as const];
  });
  const offered = Object.fromEntries(entries);
  const lost = Object.keys(sharedTable()).find((key) => key.startsWith('@ringtag/') && !offered[key]);
  if (lost) throw new Error(`The build has no shared library ${lost}`);
  return toSorted(offered);
}

/** What is left after tree shaking. */
function listTaken({ modules, moduleGraph }: Compilation): SharedNames {
  const entries = [...modules].flatMap((module: Module) => {
    const [, library] = CONSUMED.exec(module.identifier()) ?? [];
    if (!library) return [];
    const names = moduleGraph
      .getIncomingConnections(module)
      .filter((connection) => connection.getActiveState(undefined) !== false)
      .flatMap(({ dependency }) => dependency.ids?.[0] ?? []);
    return names.length > 0 ? [[library, [...new Set(names)].sort()] as const] : [];
  });
  return toSorted(Object.fromEntries(entries));
}

function listCalls(compilation: Compilation): string[] {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const calls = scripts.flatMap(({ source }) =>
    Array.from(source.source().toString().matchAll(CALL), ([, method, path]) => `${method} ${path}`),
  );
  return [...new Set(calls)].sort();
}

function toSorted(names: SharedNames): SharedNames {
  return Object.fromEntries(Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1)));
}
