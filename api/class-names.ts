import type { Compilation, Compiler, Module, RspackPluginInstance } from '@rspack/core';

const MODULE = /\.module\.css$/;
/** A class in the script that a style sheet becomes. What it is composed of follows its own name. */
const CLASS = /^ *"([^"]+)": "([^" ]+)/gm;

/**
 * Lets the build fail when two classes have the same name in the page: names are parts of a hash, as short as they can be
 * because every scan page contains them.
 */
export class UniqueClassNamesPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('UniqueClassNamesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'UniqueClassNamesPlugin', stage }, () => {
        const sheets = [...compilation.modules].filter((module) => MODULE.test(path(module)));
        sheets.sort((a, b) => (path(a) < path(b) ? -1 : 1));
        const classes = sheets.flatMap((module) => classesIn(module, compilation));
        const first = new Map<string, string>();
        for (const [name, place] of classes) {
          const other = first.get(name);
          if (other)
            compilation.errors.push(new WebpackError(`${other} and ${place} are both called .${name}`));
          first.set(name, place);
        }
      });
    });
  }
}

function classesIn(module: Module, { codeGenerationResults, chunkGraph }: Compilation): [string, string][] {
  const [chunk] = chunkGraph.getModuleChunks(module);
  const { sources } = codeGenerationResults.get(module, [...(chunk?.runtime ?? [])]);
  const script = sources.get('javascript')!.source().toString();
  return [...script.matchAll(CLASS)].map(([, local, name]) => [name!, `${path(module)} .${local}`]);
}

function path(module: Module): string {
  return module.nameForCondition() ?? '';
}
