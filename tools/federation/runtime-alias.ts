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
  return { ...(Object.fromEntries(aliases) as Record<string, string>), ...standIns() };
}

/** Parts of the federation runtime that every visitor would download and nobody runs (5 KB gzip), and what stands in. */
const UNUSED_PARTS = [
  // Reads manifests at run time: `disableSnapshot` turns it off and yet leaves it in the bundle.
  ['runtime-core', 'plugins/snapshot/SnapshotHandler.js', 'no-snapshots.mjs'],
  // Documents name the files that a page needs; the runtime is never asked to fetch in advance.
  ['runtime-core', 'utils/preload.js', 'no-preload.mjs'],
  // The runtime only warns and reports errors; browsers add the stack trace.
  ['sdk', 'logger.js', 'no-logger.mjs'],
  // Errors keep their number and the address of its explanation.
  ['error-codes', 'desc.mjs', 'no-error-texts.mjs'],
  // No build names a remote, or has fallbacks of shared libraries.
  ['webpack-bundler-runtime', 'remotes.js', 'no-static-remotes.mjs'],
  ['webpack-bundler-runtime', 'getSharedFallbackGetter.js', 'no-shared-fallbacks.mjs'],
  ['webpack-bundler-runtime', 'init.js', 'no-shaken-shares.mjs'],
] as const;

function standIns(): Record<string, string> {
  return Object.fromEntries(
    UNUSED_PARTS.map(([name, part, standIn]) => {
      const file = join(dirname(require.resolve(`@module-federation/${name}`)), part);
      if (!existsSync(file)) throw new Error(`The federation runtime has no ${file} any more`);
      return [file, join(__dirname, standIn)];
    }),
  );
}

/** The router's package offers its development build alone by name; this one is without checks and warnings. */
export function routerAlias(): Record<string, string> {
  const development = require.resolve('react-router');
  const production = join(dirname(development), '../production/index.mjs');
  if (!existsSync(production)) throw new Error(`react-router has no ${production} any more`);
  return { 'react-router$': production };
}

/** For react-i18next, which serves older versions of React too, and for Radix, of which nothing modal is used. */
export function unusedAlias(): Record<string, string> {
  return {
    'use-sync-external-store/shim$': join(__dirname, 'no-store-shim.mjs'),
    'react-remove-scroll$': join(__dirname, 'no-scroll-lock.mjs'),
    'aria-hidden$': join(__dirname, 'no-aria-hidden.mjs'),
  };
}
