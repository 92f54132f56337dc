import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RUNTIME_PACKAGES = [
  'webpack-bundler-runtime',
  'runtime',
  'runtime-core',
  'sdk',
  'error-codes',
  'runtime-tools',
];

/**
 * Rspack resolves the CommonJS build of the federation runtime, which cannot be tree-shaken. These aliases point
 * every way in (package name and resolved file) at the ES module build instead.
 */
export function esmRuntimeAlias(): Record<string, string> {
  const aliases = RUNTIME_PACKAGES.flatMap((name) => {
    const id = `@module-federation/${name}`;
    const commonJs = require.resolve(id);
    const esm = ['index.js', 'index.mjs'].map((file) => join(dirname(commonJs), file)).find(existsSync);
    if (!esm) throw new Error(`${id} has no ES module build beside ${commonJs}`);
    return [
      [commonJs, esm],
      [`${id}$`, esm],
    ];
  });
  return {
    ...(Object.fromEntries(aliases) as Record<string, string>),
    [snapshotHandler()]: join(__dirname, 'no-snapshots.mjs'),
  };
}

/** Reads manifests at run time, which `disableSnapshot` turns off and yet leaves in the bundle (2 KB gzip). */
function snapshotHandler(): string {
  const file = join(
    dirname(require.resolve('@module-federation/runtime-core')),
    'plugins/snapshot/SnapshotHandler.js',
  );
  if (!existsSync(file)) throw new Error(`The federation runtime has no ${file} any more`);
  return file;
}

/** The router's package offers its development build alone by name; this one is without checks and warnings. */
export function routerAlias(): Record<string, string> {
  const development = require.resolve('react-router');
  const production = join(dirname(development), '../production/index.mjs');
  if (!existsSync(production)) throw new Error(`react-router has no ${production} any more`);
  return { 'react-router$': production };
}
