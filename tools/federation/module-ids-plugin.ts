import { createHash } from 'node:crypto';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { WORKSPACE_ROOT } from './shared';

/** Shared libraries, and the start of the federation runtime. The bundler takes their ids from paths of this machine. */
const OF_FEDERATION = /^(?:webpack\/sharing\/|@module-federation\/)/;
/** As many as the bundler uses: ids have four digits at most. */
const IDS = 10_000;

/** Gives the modules of Module Federation ids that are the same in every folder. */
export class ModuleIdsPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        const named = [...modules].map((module) => {
          const name = module.libIdent({ context: compiler.context }) ?? '';
          return { module, name: name.replaceAll(encodeURIComponent(WORKSPACE_ROOT), '') };
        });
        const ids = new Set<number>();
        for (const { module, name } of named.sort((a, b) => (a.name < b.name ? -1 : 1))) {
          if (!OF_FEDERATION.test(name)) continue;
          let id = hash(name);
          while (ids.has(id)) id = (id + 1) % IDS;
          ids.add(id);
          Object.assign(module, { id });
        }
      });
    });
  }
}

function hash(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % IDS;
}
