import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIn, linkPackages } from '../earlier-builds/build-in';
import type { Budget } from '../test/budgets';

const ROOT = join(__dirname, '../..');
/** The shell and one remote: all remotes are built alike. */
const BUILT = ['shell', 'mfe-auth'];
const SOURCES = [...BUILT, 'libs', 'tools', 'package.json', 'tsconfig.base.json', 'tsconfig.web.json'];

/**
 * How many files of another folder's build differ from this folder's, by name or content. Source maps contain paths, and
 * nobody is sent them.
 */
function countOthers(): number {
  mkdirSync(join(ROOT, '.nx'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.nx/other-'));
  const other = join(folder, 'with/a/longer/path');
  try {
    for (const name of SOURCES)
      cpSync(join(ROOT, name), join(other, name), {
        recursive: true,
        filter: (file) => !/[\\/]dist$/.test(file),
      });
    // Links to the same files, because the path of a package must be another one, too.
    linkPackages(ROOT, other);
    return BUILT.map((name) => {
      buildIn(other, name);
      return countDifferent(join(other, name, 'dist'), join(ROOT, name, 'dist'));
    }).reduce((sum, count) => sum + count);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function countDifferent(built: string, expected: string): number {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.endsWith('.map'))
    .map((file) => join(file.parentPath, file.name).slice(built.length));
  return files.filter((file) => {
    const here = join(expected, file);
    return !existsSync(here) || !readFileSync(here).equals(readFileSync(built + file));
  }).length;
}

export default [
  {
    name: 'files that a build in another folder names or writes differently',
    limit: 0,
    unit: 'files',
    measure: countOthers,
  },
] satisfies Budget[];
