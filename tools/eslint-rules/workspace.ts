import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Prefix of every package of this workspace. */
export const SCOPE = '@ringtag/';

interface Manifest {
  name?: string;
  exports?: string | Record<string, unknown>;
}

/** A workspace package: where it is, its name, and the subpaths it lets others import. */
export interface WorkspacePackage {
  dir: string;
  name: string;
  subpaths: string[];
}

const byDir = new Map<string, WorkspacePackage | undefined>();

/** The package a file belongs to; undefined for the root's own files and for anything outside the workspace. */
export function packageOf(file: string): WorkspacePackage | undefined {
  const dir = dirname(file);
  if (!byDir.has(dir)) byDir.set(dir, findPackage(dir));
  return byDir.get(dir);
}

function findPackage(dir: string): WorkspacePackage | undefined {
  const manifest = join(dir, 'package.json');
  if (existsSync(manifest)) {
    const parsed = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    if (parsed.name?.startsWith(SCOPE))
      return { dir, name: parsed.name, subpaths: subpathsOf(parsed.exports) };
  }
  return dirname(dir) === dir ? undefined : packageOf(dir);
}

function subpathsOf(exported: Manifest['exports']): string[] {
  if (exported === undefined) return [];
  return typeof exported === 'string' ? ['.'] : Object.keys(exported);
}

/** Splits `@ringtag/ui/lite` into the package and `./lite`; undefined for packages from elsewhere. */
export function splitSpecifier(specifier: string): { name: string; subpath: string } | undefined {
  if (!specifier.startsWith(SCOPE)) return undefined;
  const [scope, short, ...rest] = specifier.split('/');
  return { name: `${scope}/${short}`, subpath: rest.length === 0 ? '.' : `./${rest.join('/')}` };
}

/** Whether `subpath` is one of `exports`, with `*` standing for anything. */
export function isExported(subpath: string, exported: string[]): boolean {
  return exported.some((pattern) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) return pattern === subpath;
    return subpath.startsWith(before) && subpath.endsWith(after);
  });
}
