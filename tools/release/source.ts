import { spawnSync } from 'node:child_process';
import { sharedTable } from '../federation/shared';
import { type BuildNumber, readBuildNumber } from './build-number';
import { assertNone, ReleaseProblem } from './release-problem';

/** What a remote is built from, beside its own folder. */
const BUILT_FROM = ['libs', 'tools/federation', 'package.json', 'package-lock.json', 'tsconfig.*.json'];
/** What the server draws of a scan page, and what runs on it before the application does. */
const DRAWING = [
  ...['libs/card', 'libs/documents', 'libs/starter', 'libs/ui/src/lite'],
  ...['libs/profile-fields/src/static.ts', 'libs/verification/src/static.ts'],
];
/** Nobody runs these in a browser. */
const NOT_BUILT = ['**/*.spec.*', '**/testing/**', '**/*.md', 'libs/api-client/openapi.json', '**/schema.ts'];

/** Throws where files differ from the commit, and where the commits cannot be counted. */
export function getCommit(workspace: string, remote: string): BuildNumber {
  const status = git(
    workspace,
    'status',
    '--porcelain',
    '--untracked-files=all',
    '--',
    remote,
    ...BUILT_FROM,
  );
  const title = `Commit these files first, or put them aside: a release is what a commit says.`;
  assertNone(title, toLines(status ?? ''));
  const commit = readBuildNumber(workspace, undefined);
  if (!commit)
    throw new ReleaseProblem(
      'A release has the number of its commit, and this folder does not know all commits. ' +
        'Run "git fetch --unshallow", or release from a clone of the whole repository.',
    );
  return commit;
}

/**
 * Files of the shell and of the libraries that it shares at run time which were changed since the server's commit: this
 * release does not bring them.
 */
export function listServerFirst(workspace: string, serverCommit: string): string[] {
  const libraries = Object.keys(sharedTable())
    .filter((key) => key.startsWith('@ringtag/'))
    .map((key) => `libs/${key.split('/')[1]}`);
  return listChanged(workspace, serverCommit, '...', ['shell', ...new Set(libraries)]);
}

/** Files that decide how a scan page is drawn, and differ from the server's commit. */
export function listDrawing(workspace: string, serverCommit: string): string[] {
  return listChanged(workspace, serverCommit, '..', DRAWING);
}

/** @param since `..` also lists what the server is ahead of this commit */
function listChanged(
  workspace: string,
  serverCommit: string,
  since: '..' | '...',
  paths: readonly string[],
): string[] {
  const left = NOT_BUILT.map((pattern) => `:(exclude,glob)${pattern}`);
  const range = `${serverCommit}${since}HEAD`;
  const changed = git(workspace, 'diff', '--name-only', range, '--', ...paths, ...left);
  if (changed === undefined)
    throw new ReleaseProblem(
      `The server was built from ${serverCommit}, which this clone does not have. Run "git fetch" and try again.`,
    );
  return toLines(changed);
}

const toLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Undefined where git refuses. */
function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout : undefined;
}
