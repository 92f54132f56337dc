import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'release.json';

/**
 * Which commit is checked out, and how many commits lead to it.
 * @param {string} workspace
 * @param {string | undefined} given BUILD_COMMIT, for a folder without history: `<number> <commit>`
 * @returns {{ number: number, commit: string } | undefined} undefined without history, and in a shallow clone, which
 * does not know all commits
 */
export function readBuildNumber(workspace, given) {
  if (given) return readGiven(given);
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: workspace, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const commit = git('rev-parse', '--verify', '--quiet', 'HEAD');
  return commit ? { number: Number(git('rev-list', '--count', 'HEAD')), commit } : undefined;
}

function readGiven(given) {
  const [, number, commit] = /^([1-9]\d*) ([0-9a-f]{40})$/.exec(given) ?? [];
  if (!commit)
    throw new Error(
      'Set BUILD_COMMIT to "$(git rev-list --count HEAD) $(git rev-parse HEAD)", or leave it out',
    );
  return { number: Number(number), commit };
}

/**
 * Writes the number beside the builds of the shell and the remotes. It is in no built file: the same source builds the
 * same files, and Nx would restore the number of an earlier commit from its cache.
 * @param {string} folder a workspace, or the contents of an image
 * @param {{ number: number, commit: string } | undefined} build undefined takes a number of an earlier build away
 */
export function writeBuildNumber(folder, build) {
  for (const name of readdirSync(folder)) {
    const dist = join(folder, name, 'dist');
    if (!(name === 'shell' || name.startsWith('mfe-')) || !existsSync(dist)) continue;
    if (build) writeFileSync(join(dist, FILE), `${JSON.stringify(build)}\n`);
    else rmSync(join(dist, FILE), { force: true });
  }
}
