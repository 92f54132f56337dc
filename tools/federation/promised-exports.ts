import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@ringtag/contracts';
import { WORKSPACE_ROOT } from './shared';
import { NEEDS, type Needs, SHARED_EXPORTS, type SharedNames } from './shared-names-plugin';

/** `shared-exports.json` in this folder: the names that remotes of a contract can rely on. */
export interface PromisedExports {
  contract: number;
  exports: SharedNames;
}

export const PROMISED = join(__dirname, SHARED_EXPORTS);

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export const readPromised = () => readJson<PromisedExports>(PROMISED);

/** What the built shell exports. */
export function readBuilt(): PromisedExports {
  const file = join(WORKSPACE_ROOT, 'shell/dist', SHARED_EXPORTS);
  if (!existsSync(file)) throw new Error('The shell is not built: run "npm run build"');
  return { contract: CONTRACT_VERSION, exports: readJson<SharedNames>(file) };
}

/** What each built remote imports, by its name. */
export function readTaken(): Record<string, SharedNames> {
  const built = readdirSync(WORKSPACE_ROOT)
    .map((name) => ({ name, file: join(WORKSPACE_ROOT, name, 'dist', NEEDS) }))
    .filter(({ name, file }) => name.startsWith('mfe-') && existsSync(file));
  return Object.fromEntries(built.map(({ name, file }) => [name, readJson<Needs>(file).shared]));
}

/** Promises that the build breaks: names that are gone although the contract is the same. One sentence each. */
export function listBroken(
  promised: PromisedExports,
  built: PromisedExports,
  taken: Record<string, SharedNames>,
): string[] {
  if (promised.contract !== built.contract) return [];
  return listMissing(promised.exports, built.exports).map(({ library, name }) => {
    const users = Object.keys(taken).filter((remote) => taken[remote]![library]?.includes(name));
    const used = users.length > 0 ? users.join(', ') : 'no remote of this commit';
    return (
      `${library} no longer exports ${name}. Imported by: ${used}; and maybe by deployed remotes. ` +
      'Bring it back, or raise CONTRACT_VERSION in libs/contracts/src/remote-entry.ts.'
    );
  });
}

/** The names in `wanted` that `there` does not have. */
export function listMissing(wanted: SharedNames, there: SharedNames): { library: string; name: string }[] {
  return Object.entries(wanted).flatMap(([library, names]) =>
    names.filter((name) => !there[library]?.includes(name)).map((name) => ({ library, name })),
  );
}

/** Whether the file says what the build has. */
export function isCurrent(promised: PromisedExports, built: PromisedExports): boolean {
  return (
    promised.contract === built.contract &&
    [...listMissing(promised.exports, built.exports), ...listMissing(built.exports, promised.exports)]
      .length === 0
  );
}
