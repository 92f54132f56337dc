import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rspack, type Configuration } from '@rspack/core';
import { baseConfig } from '../federation/config';
import type { Budget } from '../test/budgets';

const ROOT = join(__dirname, '../..');

/** What is downloaded with the scan page and imports from `@ringtag/ui/lite`. */
const USERS = [
  'mfe-scan/src',
  'libs/forms/src',
  'libs/verification/src',
  'libs/profile-fields/src',
  'libs/activation/src',
  'libs/shell-controls/src/language',
  'libs/card/src',
  'libs/template-editor/src',
];

/** The names that the scan page takes from lite. */
function namesInUse(): string[] {
  const sources = USERS.flatMap((directory) =>
    readdirSync(join(ROOT, directory), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
      .map((path) => readFileSync(join(ROOT, directory, path), 'utf8')),
  );
  const lists = sources.flatMap((code) =>
    Array.from(
      code.matchAll(/import \{([^}]*)\} from '@ringtag\/ui\/(?:lite|static)'/g),
      ([, list = '']) => list,
    ),
  );
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== '' && !name.startsWith('type ')))].sort();
}

const CLASSES = { exportsConvention: 'as-is', localIdentName: '[hash:8]' } as const;

/** Exactly these names, as a build makes them, without React, which is on the page anyway. */
function configuration(directory: string): Configuration {
  const base = baseConfig('lite', { production: true, slim: false, outputPath: directory });
  return {
    ...base,
    context: ROOT,
    entry: join(directory, 'entry.ts'),
    output: { path: directory, filename: 'lite.js', module: true, library: { type: 'module' } },
    externalsType: 'module',
    externals: [/^react(\/|$)/, /^react-dom(\/|$)/],
    // Names of classes without that of a project.
    module: { ...base.module, generator: { 'css/auto': CLASSES } },
    plugins: [],
  };
}

async function measure(): Promise<number> {
  const names = namesInUse();
  if (!names.includes('CodeInput')) throw new Error('The imports of the scan page were not found');
  const directory = mkdtempSync(join(tmpdir(), 'ringtag-lite-'));
  try {
    writeFileSync(
      join(directory, 'entry.ts'),
      `export { ${names.join(', ')} } from '${join(ROOT, 'libs/ui/src/lite/index.ts')}';`,
    );
    await build(configuration(directory));
    const code = readFileSync(join(directory, 'lite.js'));
    if (!code.includes('one-time-code')) throw new Error('What the scan page uses is not in the bundle');
    return gzipSync(code, { level: 9 }).length;
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function build(options: Configuration): Promise<void> {
  return new Promise((resolve, reject) =>
    rspack(options, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    }),
  );
}

export default [
  { name: 'ui/lite: what the scan page uses', limit: 5_000, unit: 'bytes gzip', measure },
] satisfies Budget[];
