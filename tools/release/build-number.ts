import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'release.json';

/** Which commit something was built from, as `release.json` says it. */
export interface BuildNumber {
  /** The number of commits up to it. */
  number: number;
  commit: string;
}

/**
 * Of the commit that is checked out. Undefined without history, and in a shallow clone, which does not know all commits.
 * @param given BUILD_COMMIT, for a folder without history: `<number> <commit>`
 */
export function readBuildNumber(workspace: string, given: string | undefined): BuildNumber | undefined {
  if (given) return readGiven(given);
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: workspace, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const commit = git('rev-parse', '--verify', '--quiet', 'HEAD');
  return commit ? { number: Number(git('rev-list', '--count', 'HEAD')), commit } : undefined;
}

function readGiven(given: string): BuildNumber {
  const [, number, commit] = /^([1-9]\d*) ([0-9a-f]{40})$/.exec(given) ?? [];
  if (!commit)
    throw new Error(
      'Set BUILD_COMMIT to "$(git rev-list --count HEAD) $(git rev-parse HEAD)", or leave it out',
    );
  return { number: Number(number), commit };
}

/**
 * Writes the number beside the builds of the shell and the remotes, after Nx: its cache would bring back an old one. No
 * built file has the number, so that the same source always builds the same files.
 * @param folder a workspace, or the contents of an image
 * @param build undefined takes the number of an earlier build away
 */
export function writeBuildNumber(folder: string, build: BuildNumber | undefined): void {
  for (const name of readdirSync(folder)) {
    const dist = join(folder, name, 'dist');
    if (!(name === 'shell' || name.startsWith('mfe-')) || !existsSync(dist)) continue;
    if (build) writeFileSync(join(dist, FILE), `${JSON.stringify(build)}\n`);
    else rmSync(join(dist, FILE), { force: true });
  }
}
