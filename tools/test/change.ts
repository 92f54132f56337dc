import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NX_ENV, nxCommand } from '../start/build.mjs';
import { ROOT } from '../start/install.mjs';

/** What each whole run of the browser tests writes, and is committed. */
export const REACH = 'e2e/reach.json';

/** What differs from the branch `main`, with what is not committed yet. */
export interface Change {
  /** The files, also those that are gone. */
  files: string[];
  /** The folders of the projects that these files are in, and of those that use them. */
  folders: string[];
}

/**
 * Asks git for the files and Nx for the projects that they reach.
 * @returns undefined when a changed file is in no project, such as the settings of a tool: anything may depend on it
 */
export function findChange(): Change | undefined {
  const [base = ''] = git('merge-base', 'main', 'HEAD');
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const files = changed.filter((file) => file !== REACH);
  const folders = files.length > 0 ? reachedFolders(files) : [];
  return files.some((file) => isOutside(file, folders)) ? undefined : { files, folders };
}

/** Documents are outside of all projects, too, but no more than checks of documents read them. */
const isOutside = (file: string, folders: string[]): boolean =>
  !file.endsWith('.md') && !folders.some((folder) => file.startsWith(`${folder}/`));

const git = (...args: string[]): string[] =>
  output(['git', ...args])
    .split('\n')
    .filter(Boolean);

/** The folders of the projects that files are in, and of those that use these projects. */
export function reachedFolders(files: string[]): string[] {
  const args = ['show', 'projects', '--affected', `--files=${files.join(',')}`, '--json'];
  const names = JSON.parse(output([...nxCommand(), ...args])) as string[];
  return names.map((name) => relative(ROOT, realpathSync(join(ROOT, 'node_modules', name))));
}

function output([program = '', ...args]: string[]): string {
  return execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...NX_ENV } });
}
