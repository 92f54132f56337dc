import { dirname, join, relative } from 'node:path';
import type { ChunkGroup, Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';
import { WORKSPACE_ROOT } from './shared';

/** Files that one import brings, and the shared libraries that they ask for. */
interface ChunkList {
  files: string[];
  shared: string[];
}

/** `chunks.json`: what a server needs to name the files of a page before the page asks for them. */
interface Chunks {
  /** By the imported file without its ending: `mfe-scan/src/scan/scan.page`. */
  imports: Record<string, ChunkList>;
  /** By the name of the shared library. */
  shared: Record<string, ChunkList>;
}

const FILE = 'chunks.json';
const SHARED = /^(provide|consume) shared module \([\w-]+\) (@?[^@\s]+)@/;

/** Writes `chunks.json`, from which the API knows the files of each page. mf-manifest.json does not tell chunks apart. */
export class ChunkListPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkListPlugin', (compilation) => {
      // After the names have got the hash of their final content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkListPlugin', stage }, () => {
        const json = `${JSON.stringify(listChunks(compilation), null, 1)}\n`;
        compilation.emitAsset(FILE, new sources.RawSource(json));
      });
    });
  }
}

function listChunks(compilation: Compilation): Chunks {
  const chunks: Chunks = { imports: {}, shared: {} };
  for (const group of compilation.chunkGroups) {
    if (group.isInitial()) continue;
    const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
    const list = { files: listFiles(group), shared: listShared(modules) };
    for (const { module, request } of group.origins) {
      const provided = module && SHARED.exec(module.identifier());
      if (provided?.[1] === 'provide') chunks.shared[provided[2]!] = list;
      else if (!provided)
        for (const path of importedBy(module, request, modules)) chunks.imports[path] = list;
    }
  }
  // The bundler lists groups in an order that differs from folder to folder.
  return { imports: sorted(chunks.imports), shared: sorted(chunks.shared) };
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function listFiles(group: ChunkGroup): string[] {
  return [...group.getFiles()].filter((file) => /\.(js|css)$/.test(file)).sort();
}

function listShared(modules: Module[]): string[] {
  const names = modules.flatMap((module) => {
    const [, kind, name] = SHARED.exec(module.identifier()) ?? [];
    return kind === 'consume' && name ? [name] : [];
  });
  return [...new Set(names)].sort();
}

/** The modules of a group that its import names: one file, or one of a folder whose name is put together. */
function importedBy(origin: Module | undefined, request: string | undefined, modules: Module[]): string[] {
  const paths = modules.flatMap((module) => module.nameForCondition() ?? []);
  // An exposed module has the container as its origin, which has no path.
  const from = origin?.nameForCondition();
  const wanted = from && request?.startsWith('.') ? join(dirname(from), request) : undefined;
  const folder = /^([^|]*)\|lazy\|/.exec(origin?.identifier() ?? '')?.[1];
  return paths
    .map((path) => ({ path, bare: path.replace(/\.\w+$/, '') }))
    .filter(({ path, bare }) =>
      folder ? dirname(path) === folder : !wanted || bare === wanted || path === wanted,
    )
    .map(({ bare }) => relative(WORKSPACE_ROOT, bare));
}
