import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which commit: the last release, and the one before it. */
export const RELEASES = ['last', 'before'] as const;
export type ReleaseName = (typeof RELEASES)[number];

/** A commit that `releases.json` names. */
export interface Released {
  commit: string;
  /** The contract version of its remotes. */
  contract: number;
}

const FILE = 'releases.json';

/**
 * The commit of a release, as `releases.json` of the checkout names it. Throws, with what to do, where the history of the
 * checkout does not lead to it.
 */
export function getReleased(checkout: string, name: ReleaseName): Released {
  const commit = (JSON.parse(readFileSync(join(checkout, FILE), 'utf8')) as Partial<Record<string, string>>)[
    name
  ];
  if (!/^[0-9a-f]{40}$/.test(commit ?? ''))
    throw new Error(`${FILE}: "${name}" is not the whole id of a commit.`);
  if (!succeeds(checkout, 'cat-file', '-e', `${commit}^{commit}`))
    throw new Error(
      `${FILE}: this clone does not have ${commit} ("${name}"). Fetch the whole history: git fetch --unshallow`,
    );
  if (!succeeds(checkout, 'merge-base', '--is-ancestor', commit!, 'HEAD'))
    throw new Error(`${FILE}: ${commit} ("${name}") does not lead to HEAD. Name a commit that does.`);
  const described = git(checkout, 'show', `${commit}:mfe-scan/remote.json`);
  return {
    commit: commit!,
    contract: (JSON.parse(described) as { contractVersion: number }).contractVersion,
  };
}

/** Whether a commit has a file. */
export function hasFile(checkout: string, commit: string, path: string): boolean {
  return succeeds(checkout, 'cat-file', '-e', `${commit}:${path}`);
}

function git(checkout: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: checkout, encoding: 'utf8' });
}

function succeeds(checkout: string, ...args: string[]): boolean {
  return spawnSync('git', args, { cwd: checkout }).status === 0;
}
